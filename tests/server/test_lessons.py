"""The lessons over HTTP: what is said, what lies there, and what comes of a move."""

from server.conftest import Client


def test_a_lesson_says_its_steps_in_both_languages(client: Client) -> None:
    dutch, english = (client.get(f"/api/lessons/klaverjassen/{lang}").json() for lang in ("nl", "en"))
    assert [step["name"] for step in dutch["steps"]] == [step["name"] for step in english["steps"]]
    assert (dutch["steps"][0]["title"], english["steps"][0]["title"]) == ("Bekennen", "Following suit")
    assert "R9" in dutch["steps"][0]["clauses"]


def test_a_step_is_a_table_and_a_move_has_an_answer(client: Client) -> None:
    laid = client.get("/api/lessons/klaverjassen/steps/1").json()["views"][0]
    assert laid["type"] == "view" and laid["view"]["seat"] == 0 and laid["people"][2]["name"] == "Joris"
    right = client.get("/api/lessons/klaverjassen/steps/1", params={"move": "JH"}).json()
    assert right["right"] and right["views"][-1]["view"]["badges"][0] == [
        {"key": "tricks", "kind": "number", "value": 1}
    ]
    wrong = client.get("/api/lessons/klaverjassen/steps/1", params={"move": "AS"}).json()
    assert not wrong["right"] and len(wrong["views"]) == 1


def test_a_move_that_is_not_allowed_is_refused_with_its_clause(client: Client) -> None:
    refused = client.get("/api/lessons/klaverjassen/steps/0", params={"move": "QC"}).json()["refused"]
    assert (refused["move"], refused["refusal"]["clause"]) == ("QC", "R9")


def test_what_is_not_there_is_a_fault(client: Client) -> None:
    for path in ("chess/nl", "klaverjassen/de", "klaverjassen/steps/99", "klaverjassen/steps/-1", "..%2f/nl"):
        assert client.get(f"/api/lessons/{path}").status_code == 404, path
    fault = client.get("/api/lessons/klaverjassen/steps/0", params={"move": "sing"})
    assert (fault.status_code, fault.json()["error"]["key"]) == (400, "bad-move")
