import { describe, expect, it, vi } from 'vitest';
import { Live } from '../src/lib/live.svelte';
import type { Listener } from '../src/lib/link';
import { Turn } from '../src/lib/turn.svelte';
import type { Move, ViewMessage } from '../src/lib/wire';

vi.stubGlobal('window', globalThis); // no browser: its timers are Node's

describe('a table whose line is lost', () => {
  it('says that a move did not reach the server, until one does', () => {
    let open = false;
    const sent: object[] = [];
    const live = new Live(() => ({ send: (message) => (open ? !!sent.push(message) : false), close: () => {} }));
    live.play('9H');
    expect(live.fault).toEqual({ key: 'not-connected' });
    open = true;
    live.play('9H');
    expect(live.fault).toBeNull();
    expect(sent).toEqual([{ type: 'play', move: '9H' }]);
    live.close();
  });
});

/** A table of two, whose line is the test. */
function table() {
  let line: Listener;
  const sent: object[] = [];
  const live = new Live((listener) => ((line = listener), { send: (message) => !!sent.push(message), close: () => {} }));
  const tell = (version: number, turn: number, texts: string[]) => {
    const moves = texts.map((text): Move => ({ text, verb: 'bid', word: text }));
    const view = { game: 'wiezen', seat: 0, seats: 2, turn, actors: [turn], deal: { number: 1 }, moves, zones: [], log: [], badges: [[], []] };
    line.message({ type: 'view', version, view, people: [] } as unknown as ViewMessage);
  };
  return { live, tell, sent };
}

describe('what one does oneself', () => {
  it('is shown at once, however long the move of another still stays', () => {
    const { live, tell } = table();
    tell(1, 1, []);
    tell(2, 0, ['pass']);
    live.play('pass');
    tell(3, 1, []);
    expect(live.shown!.version).toBe(3);
    live.close();
  });
});

describe('a second press on the same card', () => {
  it('is no move, as long as the table has not answered the first', () => {
    const { live, tell, sent } = table();
    tell(1, 0, ['KS']);
    live.play('KS');
    live.play('KS');
    expect(sent).toHaveLength(1);
    tell(2, 1, []);
    live.play('KS');
    expect(sent).toHaveLength(2); // refused by the table, in its words
    live.close();
  });
});

describe('what was opened for a choice', () => {
  it('stays when somebody comes or goes, and closes with the choice', () => {
    const { live, tell } = table();
    tell(1, 0, ['pass', 'slim']);
    const turn = new Turn(live);
    const bids = live.shown!.view.moves;
    turn.choice = bids;
    turn.follow(live.shown!.view, true);
    expect(turn.choice).toBe(bids);
    turn.follow(live.shown!.view, false);
    expect(turn.choice).toBeNull();
    live.close();
  });
});
