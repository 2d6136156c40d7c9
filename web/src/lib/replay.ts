/** A match that is looked at again (docs/protocol.md): from steps to what is shown, frame by frame. */
import { completedTrick } from './pace';
import type { Column, DealEnd, Outcome, Sheet, View, Zone } from './wire';

export interface ReplayedDeal { deal: number; steps: number; row: number | null; open: boolean }
export interface ReplayedMatch {
  replay: string;
  match: number;
  game: string;
  rules: string;
  over: boolean;
  seat: number;
  people: { name: string; bot: string | null }[];
  outcome: Outcome | null;
  sheet: Sheet;
  /** Whether the solver knows the game. */
  solved: boolean;
  deals: ReplayedDeal[];
  formats: string[];
}

/** The first step told is a whole view; each after it what is new: parts, zones (an id: as it was), lines of the log. */
export interface ReplayStep { view?: View; set?: Partial<View>; zones?: (string | Zone)[]; log?: View['log']; ended?: DealEnd }
export interface ReplaySteps { deal: number; start: number; open: boolean; steps: ReplayStep[]; more: boolean }

/** What each card is worth when nobody errs, or whether a patience can be won. */
export interface OpenCards {
  side: number[];
  turn: number;
  value: number;
  exactly: number | null;
  cards: { card: string; value: number }[];
  best: string[];
  line: string[];
  verdict?: 'winnable' | 'unwinnable' | 'unknown';
  moves?: number;
}

/** What is shown at a place of a deal; `step` is the position that it belongs to. */
export interface Frame { view: View; step: number; ended: DealEnd | null }

/** Every step as a whole view, after `before` where the steps go on from there. */
export function wholeViews(steps: ReplayStep[], before: View | null = null): View[] {
  const views: View[] = [];
  let last = before;
  for (const step of steps) {
    last = step.view ?? changed(last!, step);
    views.push(last);
  }
  return views;
}

function changed(view: View, { set, zones, log }: ReplayStep): View {
  const was = new Map(view.zones.map((zone) => [zone.id, zone]));
  return {
    ...view,
    ...set,
    ...(zones && { zones: zones.map((zone) => (typeof zone === 'string' ? was.get(zone)! : zone)) }),
    ...(log && { log: [...view.log, ...log] }),
  };
}

/** A frame for each step, and one for the end of the deal. A trick lies complete until the next card is led. */
export function framesOf(views: View[], ended: DealEnd | null): Frame[] {
  const frames = views.map((view, step): Frame => ({ view: (step > 0 && completedTrick(views[step - 1]!, view)) || view, step, ended: null }));
  const last = frames.at(-1);
  if (last && ended) frames.push({ view: { ...last.view, sheet: views.at(-1)!.sheet, actors: [], turn: null }, step: last.step, ended });
  return frames;
}

/** A view with this seat at the bottom, its hand as who holds it has it: the trumps last. */
export function seenFrom(view: View, near: number): View {
  const zones = view.zones.map((zone) => (zone.kind === 'hand' && zone.owner === near && zone.trumps && zone.groups ? asHeld(zone) : zone));
  return { ...view, zones, near };
}

function asHeld(zone: Zone): Zone {
  const groups = [...zone.groups!].reverse();
  let at = zone.cards.length;
  const cards = groups.flatMap((count) => zone.cards.slice((at -= count), at + count));
  return { ...zone, groups, cards };
}

/** What a card cost the side that played it; null where it was not weighed. */
export function costOf(found: OpenCards, card: string): number | null {
  const best = found.cards.find((one) => found.best.includes(one.card));
  const played = found.cards.find((one) => one.card === card);
  return best && played ? Math.abs(best.value - played.value) : null;
}

/** The sheet as far as the deals of it are known, for the course of the score. */
export function rowText(sheet: Sheet, row: number | null, say: (value: number) => string): string {
  const cells = row === null ? null : sheet.rows[row - 1]?.cells;
  return cells ? sheet.columns.map((_: Column, c) => (cells[c] == null ? '–' : say(cells[c]))).join(' · ') : '';
}
