"""Somebody who has played lets another one play the same cards, and both see deal by deal who did better."""

from playwright.sync_api import Browser, Page, expect

from e2e.at_the_table import say
from e2e.pages import nothing_complained_of, screen_at, seen

#: Plays the first move that is offered, each time, until the match is over.
PLAY = """({table, token}) => new Promise((done) => {
  const address = new URL(`/ws/${table}`, location.href);
  address.protocol = 'ws:';
  const line = new WebSocket(address, ['troef', `token.${token}`]);
  line.onmessage = ({ data }) => {
    const { type, view } = JSON.parse(data);
    if (type !== 'view') return;
    if (view.outcome) { line.close(); done(); }
    else if (view.moves.length) line.send(JSON.stringify({ type: 'play', move: view.moves[0].text }));
  };
})"""
OPEN = """async (name) => {
  const wish = { game: 'klaverjassen', options: { deals: 4 }, name, bot: 'random' };
  const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish) });
  const chair = await answer.json();
  localStorage[`troef.chair.${chair.table}`] = chair.token;
  return chair;
}"""


def play_to_the_end(page: Page) -> None:
    """Plays the match of the table that the page shows."""
    table = page.url.rpartition("/")[2]
    token = page.evaluate("(table) => localStorage[`troef.chair.${table}`]", table)
    page.evaluate(PLAY, {"table": table, "token": token})
    page.reload()
    expect(page.locator('[data-testid="end"]')).to_be_visible()


def test_the_same_cards_for_two(browser: Browser, address: str) -> None:
    with (
        screen_at(browser, address, (390, 844), touch=True, name="Lies") as lies,
        screen_at(browser, address, (390, 844), theme="dark", name="Wout") as wout,
        nothing_complained_of(lies),
        nothing_complained_of(wout),
    ):
        chair = lies.evaluate(OPEN, "Lies")
        lies.goto(f"{address}#/table/{chair['table']}")
        play_to_the_end(lies)
        lies.locator('[data-testid="challenge"]').click()
        board = lies.locator('[data-testid="challenge-board"]')
        expect(board).to_contain_text(say("ui-you"))
        expect(lies.locator('[data-testid="challenge-play"]')).to_have_count(0)

        wout.goto(lies.url)
        wout.reload()
        expect(wout.locator('[data-testid="challenge-board"] tbody th')).to_have_text(["Lies"])
        expect(wout.locator('[data-testid="challenge-deals"]')).to_have_count(0)  # it would tell of the cards
        seen(wout, "challenge-before")
        wout.locator('[data-testid="challenge-play"]').press("Enter")
        expect(wout.locator('[data-testid="hand"] [data-card]').first).to_be_visible()
        play_to_the_end(wout)
        wout.locator('[data-testid="challenge"]').click()
        deals = wout.locator('[data-testid="challenge-deals"]')
        expect(deals.locator("tbody tr")).not_to_have_count(0)
        expect(deals.locator("thead")).to_contain_text("Lies")
        seen(wout, "challenge-board")
        lies.reload()
        expect(lies.locator('[data-testid="challenge-board"] tbody tr')).to_have_count(2)
        expect(lies.locator('[data-testid="challenge-deals"] thead')).to_contain_text("Wout")
