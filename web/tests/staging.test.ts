import { describe, expect, it } from 'vitest';
import klaverjassen from '../fixtures/klaverjassen-play.json';
import { fromHand, handZone } from '../src/lib/moves';
import { holds, leavesMeld, together, withAside, type Staged } from '../src/lib/staging';
import type { CardCode, Move, View, ViewMessage } from '../src/lib/wire';

const meld = (...cards: CardCode[]): Move => ({ verb: 'meld', text: `meld ${cards.join(' ')}`, cards });
const aside = (...cards: CardCode[]): Staged => ({ move: meld(...cards), cards });

function table(hand: CardCode[], moves: Move[]): View {
  const zones = [{ id: 'hand-0', kind: 'hand', owner: 0, layout: 'fan', hidden: 0, cards: hand }];
  return { ...(klaverjassen as unknown as ViewMessage[])[0]!.view, seat: 0, zones, moves } as View;
}

describe('melds put aside', () => {
  const nines = meld('9C', '9D', '9H');
  const run = meld('9H', '10H', 'JH');
  const queens = meld('QC', 'QD', 'QS');
  const discard: Move = { verb: 'discard', text: 'discard 9C', cards: ['9C'], to: 'discard' };
  const view = table(['9C', '9D', '9H', '10H', 'JH', 'QC', 'QD', 'QS', 'QS'], [nines, run, queens, discard]);

  it('leave the hand, one of equal cards at a time', () => {
    const after = withAside(view, [aside('QC', 'QD', 'QS')]);
    expect(handZone(after)!.cards).toEqual(['9C', '9D', '9H', '10H', 'JH', 'QS']);
    expect(handZone(view)!.cards).toHaveLength(9);
  });

  it('leave only melds to be added, of the cards that are left', () => {
    expect(fromHand(withAside(view, [aside('9C', '9D', '9H')]))).toEqual([queens]);
    expect(withAside(view, [])).toBe(view);
  });

  it('are worth waiting for only where another meld is offered', () => {
    expect(leavesMeld(view, aside('9C', '9D', '9H'))).toBe(true);
    expect(leavesMeld(table(['9C', '9D', '9H', '10H', 'JH'], [nines, run]), aside('9C', '9D', '9H'))).toBe(false);
  });

  it('go back when a card of theirs is gone', () => {
    expect(holds(view, [aside('QC', 'QD', 'QS')])).toBe(true);
    expect(holds(table(['QC', 'QD'], []), [aside('QC', 'QD', 'QS')])).toBe(false);
  });

  it('may lose equal cards of other suits where only ranks count', () => {
    const sevens: Move = { verb: 'meld', text: 'meld 7 7 2', cards: ['7C', '7D', '2C'], alike: true };
    const more = table(['7C', '7D', '7H', '7S', '2C', '2H', 'KC', 'KD', 'KS'], [sevens, { verb: 'meld', text: 'meld K K 2', cards: ['KC', 'KD', '2C'], alike: true }]);
    const taken = withAside(more, [{ move: sevens, cards: ['7H', '7S', '2C'] }]);
    expect(handZone(taken)!.cards).toEqual(['7C', '7D', '2H', 'KC', 'KD', 'KS']);
    expect(fromHand(taken).map((m) => m.text)).toEqual(['meld 7 7 2', 'meld K K 2']);
  });
});

describe('what melds count together', () => {
  const counting = (amount: number, adds?: number): Staged => ({ cards: [], move: { verb: 'meld', text: 'meld', stake: { key: 'opening', amount, need: 40, adds } } });

  it('adds up, on top of what lies there already', () => {
    expect(together([counting(30, 30), counting(12, 12)])).toMatchObject({ amount: 42, need: 40 });
    expect(together([counting(35, 20), counting(27, 12)])).toMatchObject({ amount: 47 });
  });

  it('is not said where the game does not say it', () => {
    expect(together([counting(30), counting(12, 12)])).toBeNull();
    expect(together([aside('9C', '9D', '9H')])).toBeNull();
    expect(together([])).toBeNull();
  });
});
