import { describe, expect, it } from 'vitest';
import pesten from '../fixtures/pesten-play.json';
import poker from '../fixtures/poker-flop.json';
import patience from '../fixtures/patience-play.json';
import rummy from '../fixtures/rummy-meld.json';
import klaverjassen from '../fixtures/klaverjassen-play.json';
import { agreement, attempt, bidBoxes, fromHand, gathers, movesFor, offered, oneAtATime, openCards, ranged, settleCall, spoken, targets, unseen, withAmount } from '../src/lib/moves';
import type { Move, View, ViewMessage } from '../src/lib/wire';

const viewOf = (messages: unknown): View => (messages as ViewMessage[])[0]!.view;
const texts = (moves: { text: string }[]) => moves.map((m) => m.text);

describe('a trick', () => {
  const view = viewOf(klaverjassen);

  it('plays one card at a time', () => {
    expect(gathers(view)).toBe(false);
    expect(texts(movesFor(view, ['9S']))).toEqual(['9S']);
  });

  it('sends a card that is not offered as it stands, so that it can be refused', () => {
    expect(movesFor(view, ['7D'])).toEqual([]);
    expect(attempt(view, ['7D'])).toBe('7D');
  });
});

describe('breaking off by agreement', () => {
  const abandon = { verb: 'abandon', text: 'abandon' } as Move;
  const view = { ...viewOf(klaverjassen), moves: [...viewOf(klaverjassen).moves, abandon] } as View;

  it('lies beside the score until somebody wants it', () => {
    expect(agreement(view)).toBe(abandon);
    expect(texts(spoken(view))).not.toContain('abandon');
    expect(texts(offered(view))).not.toContain('abandon');
  });

  it('is answered among what may be said', () => {
    const proposed = { ...view, badges: [[], [{ key: 'abandons', value: true }], [], []] } as View;
    expect(texts(spoken(proposed))).toContain('abandon');
    expect(texts(offered(proposed))).toContain('abandon');
  });
});

describe('melds in which suits do not matter', () => {
  const hand = ['7C', '7D', '7H', '7S', '2C', '*', 'KH'];
  const meld = { verb: 'meld', text: 'meld 7 7 2', cards: ['7C', '7D', '2C'], alike: true };
  const view = { ...viewOf(klaverjassen), moves: [meld as Move], zones: [{ id: 'hand-0', kind: 'hand', owner: 0, layout: 'fan', hidden: 0, cards: hand }] } as View;

  it('takes equal cards of other suits', () => {
    expect(texts(movesFor(view, ['7H', '2C', '7S']))).toEqual(['meld 7 7 2']);
    expect(movesFor(view, ['7H', '7S', '*'])).toEqual([]);
  });

  it('leaves every card that could still join', () => {
    expect([...openCards(view, ['7H'])].sort()).toEqual(['2C', '7C', '7D', '7H', '7S']);
    expect([...openCards(view, ['KH'])]).toEqual([]);
  });
});

describe('pesten', () => {
  const view = viewOf(pesten);

  it('asks the suit for a jack, with the call settled beforehand', () => {
    const silent = settleCall(movesFor(view, ['JS']), false);
    expect(silent.map((m) => m.suit)).toEqual(['S', 'H', 'D', 'C']);
    expect(settleCall(movesFor(view, ['9H']), true)[0]!.call).toBe(true);
  });

  it('is not a game of gathering cards', () => {
    expect(gathers(view)).toBe(false);
  });
});

describe('rummy', () => {
  const view = viewOf(rummy);

  it('gathers cards', () => {
    expect(gathers(view)).toBe(true);
  });

  it('finds the meld of what is gathered, in any order', () => {
    expect(texts(movesFor(view, ['7H', '7S', '7D']))).toEqual(['meld 7S 7H 7D']);
  });

  it('shows what may still be added', () => {
    expect([...openCards(view, ['7H', '7D'])].sort()).toEqual(['7C', '7D', '7H', '7S']);
  });

  it('knows every place for a card', () => {
    expect([...targets(movesFor(view, ['9D'])).keys()].sort()).toEqual(['discard', 'meld-2']);
  });

  it('writes a refused discard as the game writes its discards', () => {
    const only = { ...view, moves: view.moves.filter((m) => m.verb === 'discard') };
    expect(attempt(only, ['7S'])).toBe('discard 7S');
  });
});

describe('poker', () => {
  const view = viewOf(poker);

  it('has words, one amount and no cards to play', () => {
    expect(texts(spoken(view))).toEqual(['fold', 'call', 'all-in']);
    expect(fromHand(view)).toEqual([]);
    expect(withAmount(ranged(view)[0]!, 57)).toBe('raise 57');
  });
});

describe('a few amounts', () => {
  it('are as many pills, and one amount is a plain word', () => {
    const moves = [
      { text: 'bid 0', verb: 'bid', amount: { min: 0, max: 3, step: 1 } },
      { text: 'call 12', verb: 'call', amount: { min: 12, max: 12, step: 1 } },
    ];
    const view = { ...viewOf(poker), moves };
    expect(texts(spoken(view))).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'call 12']);
    expect(spoken(view).at(-1)!.amount).toBe(12);
    expect(ranged(view)).toEqual([]);
  });
});

describe('patience', () => {
  it('keeps moves between piles off the pills', () => {
    expect(texts(spoken(viewOf(patience)))).toEqual(['DRAW', 'RESIGN']);
  });
});

describe('the bidding box', () => {
  const bid = (amount: number, suit?: 'C' | 'D' | 'H' | 'S'): Move => ({ text: `${amount}${suit ?? 'NT'}`, verb: suit ? 'bid' : 'bid-nt', amount, suit });
  const pass: Move = { text: 'pass', verb: 'pass' };

  it('has a line for each number and a column for each suit', () => {
    const { boxes, rest } = bidBoxes([pass, bid(1, 'S'), bid(1), ...(['C', 'D', 'H', 'S'] as const).map((suit) => bid(2, suit)), bid(2), bid(3, 'C')]);
    expect(rest).toEqual([pass]);
    expect(boxes[0]!.strains).toEqual(['C', 'D', 'H', 'S', 'NT']);
    expect(boxes[0]!.lines.map((line) => line.bids.map((move) => move?.text ?? ''))).toEqual([
      ['', '', '', '1S', '1NT'], ['2C', '2D', '2H', '2S', '2NT'], ['3C', '', '', '', ''],
    ]);
  });

  it('leaves a few bids as pills', () => {
    expect(bidBoxes([pass, bid(6, 'S'), bid(7, 'S')])).toEqual({ boxes: [], rest: [pass, bid(6, 'S'), bid(7, 'S')] });
  });
});

describe('a card for a card', () => {
  const swap = (given: string, taken: string): Move => ({ verb: 'swap', text: `swap ${given} ${taken}`, cards: [given], card: taken, to: 'pot' });
  const zones = [
    { id: 'hand-0', kind: 'hand', owner: 0, layout: 'fan', hidden: 0, cards: ['9C', 'JC'] },
    { id: 'pot', kind: 'board', owner: null, layout: 'row', hidden: 0, cards: ['7S', 'AH'] },
  ];
  const moves = [swap('9C', '7S'), swap('9C', 'AH'), swap('JC', '7S'), swap('JC', 'AH'), { verb: 'keep', text: 'keep' }];
  const view = { ...viewOf(klaverjassen), seat: 0, zones, moves } as View;

  it('is chosen on both sides, so that no pill is needed', () => {
    expect(gathers(view)).toBe(true);
    expect(oneAtATime(view)).toBe(true);
    expect([...targets(movesFor(view, ['9C'])).keys()]).toEqual(['pot:7S', 'pot:AH']);
    expect(texts(spoken(view))).toEqual(['keep']);
  });
});

describe('drawing out of the fan of a neighbour', () => {
  const draw = (place: number): Move => ({ verb: 'draw', text: `draw ${place}`, word: String(place), from: 'hand-3' });
  const zones = [{ id: 'hand-3', kind: 'hand', owner: 3, layout: 'fan', hidden: 2, cards: [] }];
  const view = { ...viewOf(klaverjassen), seat: 0, zones, moves: [draw(0), draw(1)] } as View;

  it('has a move for each back', () => {
    expect(texts(unseen(view)!.moves)).toEqual(['draw 0', 'draw 1']);
    expect(spoken(view)).toEqual([]);
  });

  it('is something else where a pile is drawn from', () => {
    expect(unseen({ ...view, moves: [{ verb: 'draw', text: 'draw', from: 'stock' }] })).toBeNull();
    expect(unseen({ ...view, moves: [draw(0)] })).toBeNull();
  });
});
