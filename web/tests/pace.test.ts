import { describe, expect, it } from 'vitest';
import messages from '../fixtures/klaverjassen-play.json';
import { stepsBetween } from '../src/lib/pace';
import { clampTo, presets } from '../src/lib/ranges';
import type { ViewMessage } from '../src/lib/wire';

const [, second, third, fourth] = messages as unknown as ViewMessage[];

describe('showing what happened', () => {
  it('puts a trick that was gathered at once back on the table for a moment', () => {
    const steps = stepsBetween(second!, third!);
    expect(steps).toHaveLength(2);
    const trick = steps[0]!.message.view.zones.find((z) => z.kind === 'trick')!;
    expect(trick.cards).toEqual(['KS', '7S', '9S', 'AS']);
    expect(trick.mark).toBe(3);
    expect(steps[0]!.message.view.moves).toEqual([]);
    expect(steps[0]!.message.view.zones.find((z) => z.id === 'hand-1')!.hidden).toBe(3);
  });

  it('shows an ordinary event once', () => {
    expect(stepsBetween(third!, fourth!)).toHaveLength(1);
  });

  it('stays with a deal that is over until somebody goes on', () => {
    const ended = { deal: 1, facts: [], verdicts: [], parts: [] };
    const next = { ...fourth!, ended, view: { ...fourth!.view, deal: { ...fourth!.view.deal, number: 9 } } };
    const steps = stepsBetween(third!, next);
    expect(steps.map((step) => step.ended ?? false)).toEqual([false, true, false].slice(-steps.length));
    const over = steps.find((step) => step.ended)!.message.view;
    expect(over.deal.number).toBe(third!.view.deal.number);
    expect(over.moves).toEqual([]);
    expect(stepsBetween({ ...third!, ended }, next).some((step) => step.ended)).toBe(false);
  });

  it('never delays a race', () => {
    const race = { ...fourth!, view: { ...fourth!.view, actors: [0, 1, 2, 3] } };
    expect(stepsBetween(third!, race)[0]!.hold).toBe(0);
  });
});

describe('amounts', () => {
  const range = { min: 14, max: 183, step: 2 };

  it('stay within what is allowed; everything is always possible', () => {
    expect(clampTo(range, 3)).toBe(14);
    expect(clampTo(range, 999)).toBe(183);
    expect(clampTo(range, 57.3)).toBe(58);
    expect(clampTo(range, Number.NaN)).toBe(14);
  });

  it('offer each sum once', () => {
    expect(presets(range, 20).map((p) => p.key)).toEqual(['min', 'pot', 'all']);
    expect(presets(range, 0).map((p) => p.key)).toEqual(['min', 'all']);
  });
});
