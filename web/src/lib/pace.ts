/** Views come as fast as the bots think; a person must be able to see what happened. */
import { onTurn, racing } from './seating';
import type { View, ViewMessage, Zone } from './wire';

/** `ended`: a deal is over, and its end stays until somebody goes on, or for as long as it takes to read. */
export interface Step { message: ViewMessage; hold: number; ended?: boolean }

export const HOLD = { own: 160, other: 520, trick: 1150, deal: 500 } as const;

function zone(view: View, kind: Zone['kind']): Zone | undefined {
  return view.zones.find((z) => z.kind === kind);
}

const text = (cards: string[] | undefined) => (cards ?? []).join(' ');

/** A trick that was completed and gathered in one event: put it back on the table for a moment. */
export function completedTrick(before: View, after: View): View | null {
  const lying = zone(before, 'trick');
  const gathered = zone(after, 'last-trick');
  if (!lying?.cards.length || !gathered?.cards.length) return null;
  if (gathered.cards.length !== lying.cards.length + 1) return null;
  if (!text(gathered.cards).startsWith(text(lying.cards)) || text(zone(after, 'trick')?.cards) === text(gathered.cards)) return null;
  const laid = gathered.cards.at(-1)!;
  const layer = gathered.by?.at(-1);
  const zones = before.zones.map((z) => {
    if (z.id === lying.id) return { ...lying, cards: gathered.cards, by: gathered.by ?? [], mark: gathered.mark ?? null };
    if (z.kind !== 'hand' || z.owner !== layer) return z;
    const at = z.cards.indexOf(laid);
    return at >= 0 ? { ...z, cards: z.cards.toSpliced(at, 1) } : { ...z, hidden: Math.max(0, z.hidden - 1) };
  });
  return { ...before, zones, moves: [], actors: [], log: after.deal.number === before.deal.number ? after.log : before.log };
}

/** A view of the deal that is over: its sheet is written, and nobody acts any more. */
function quiet(view: View, after: View): View {
  return { ...view, sheet: after.sheet, moves: [], actors: [], turn: null };
}

export function stepsBetween(before: ViewMessage | null, next: ViewMessage): Step[] {
  const after = next.view;
  if (!before || before.view.game !== after.game) return [{ message: next, hold: 0 }];
  if (racing(after)) return [{ message: next, hold: 0 }]; // a race: every moment counts
  const steps: Step[] = [];
  const trick = completedTrick(before.view, after);
  if (trick) steps.push({ message: { ...next, view: trick }, hold: HOLD.trick });
  if (next.ended && next.ended.deal !== before.ended?.deal && !after.outcome) {
    const same = after.deal.number === before.view.deal.number;
    steps.push({ message: { ...next, view: same ? { ...after, moves: [] } : quiet(trick ?? before.view, after) }, hold: 0, ended: true });
  }
  if (after.deal.number !== before.view.deal.number) steps.push({ message: next, hold: HOLD.deal });
  else steps.push({ message: next, hold: onTurn(before.view).includes(after.seat) ? HOLD.own : HOLD.other });
  return steps;
}
