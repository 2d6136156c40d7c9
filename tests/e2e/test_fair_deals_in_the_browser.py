"""A page takes part in every draw, checks the record by itself, shows it, and gives a file for `troef verify`."""

import json
from pathlib import Path

from playwright.sync_api import Browser, expect

from e2e.pages import screen_at, violations
from e2e.turns import ONWARD
from troef.core.record import read_record
from troef.core.witness import compare, read_notes

#: Somebody presses the first move that is offered, on another line with the same token, so that it takes no time.
PLAY = """(table) => {
  const token = localStorage.getItem(`troef.chair.${table}`);
  const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}?token=${token}`);
  line.onmessage = ({ data }) => {
    const { view } = JSON.parse(data);
    if (view?.moves.length && !view.outcome) line.send(JSON.stringify({ type: 'play', move: view.moves[0].text }));
  };
}"""
#: What a page would have noted, had the server announced a draw in two ways.
ALARM = """(key) => {
  const notes = JSON.parse(localStorage.getItem(key));
  notes.alarms.push({ key: 'announced-twice', number: 2 });
  localStorage.setItem(key, JSON.stringify(notes));
}"""


def test_who_plays_sees_that_the_deals_were_fair(browser: Browser, address: str, tmp_path: Path) -> None:
    with screen_at(browser, address, (390, 844), language="en", brisk=True) as page:
        page.locator('[data-play="toepen"]').click()
        page.get_by_test_id("hand").wait_for()
        table = page.url.rpartition("/")[2]
        page.add_locator_handler(page.locator(ONWARD).first, lambda onward: onward.click())
        page.evaluate(PLAY, table)
        page.get_by_test_id("fair-well").click()
        expect(page.locator("section")).to_contain_text("All is well.")
        assert violations(page) == []
        with page.expect_download() as saved:
            page.get_by_test_id("fair-file").click()
        saved.value.save_as(tmp_path / "commits.jsonl")
        record = page.evaluate(f"fetch('/api/replays/{table}/1/file/jsonl').then((answer) => answer.text())")
        notes = (tmp_path / "commits.jsonl").read_text("utf-8")
        comparison = compare(read_record(record), read_notes(notes))
        assert comparison.contradictions == [] and comparison.own and not comparison.unseen
        assert json.loads(notes.splitlines()[0])["table"] == table
        page.evaluate(ALARM, f"troef.fair.{table}")
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("This is wrong")
        assert violations(page) == []
        page.goto(f"{address}/#/table/{table}")
        page.reload()
        expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", f"#/eerlijk/{table}")
