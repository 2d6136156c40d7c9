/** Where people sit: the looker at the bottom, the others clockwise from the left over the top to the right. */
import type { View, Zone } from './wire';

export interface Place {
  seat: number;
  /** Degrees, 0 right, 90 top, 180 left, 270 the looker. */
  angle: number;
  /** Middle of the seat in percent of the cloth. */
  x: number;
  y: number;
}

/** From this many others on they no longer fit on a circle and stand along three sides of the table. */
export const CROWD = 6;

/** One's own seat, or seat 0 for who only watches. */
export function bottomSeat(looker: number): number {
  return Math.max(0, looker);
}

/** Who sits at the bottom of a view: who looks, or whom a page puts there. */
export function nearSeat(view: View): number {
  return view.near ?? bottomSeat(view.seat);
}

/** The seats clockwise as they sit now. */
export function seatOrder(view: View): number[] {
  return view.around ?? Array.from({ length: view.seats }, (_, seat) => seat);
}

/** Who is to act: one whose turn it is, or all that may. */
export function onTurn(view: View): number[] {
  return view.turn == null ? view.actors : [view.turn];
}

/** Whether several act at once. */
export function racing(view: View): boolean {
  return onTurn(view).length > 1;
}

/** The hands of a seat: one, but where boxes are split several. */
export function handsOf(view: View, seat: number): Zone[] {
  return view.zones.filter((z) => z.kind === 'hand' && z.owner === seat);
}

/** Which of the hands of a seat is being played, where it has several: the header says the number. */
export function activeHand(view: View, seat: number): number | null {
  const fact = view.facts.find((f) => f.key === 'active-hand' && f.kind === 'number');
  return fact && onTurn(view).includes(seat) ? (fact.value as number) - 1 : null;
}

/** `order` lists the seats clockwise as they sit. */
export function seatPlaces(order: number[], looker: number): Place[] {
  const me = bottomSeat(looker);
  const mine = order.indexOf(me);
  const others = [...order.slice(mine + 1), ...order.slice(0, mine)];
  const spots = others.length >= CROWD ? threeSides(others.length) : circle(others.length);
  return [{ seat: me, angle: 270, x: 50, y: 100 }, ...others.map((seat, i) => ({ seat, ...spots[i]! }))];
}

type Spot = Omit<Place, 'seat'>;

function circle(count: number): Spot[] {
  const angles = count === 1 ? [90] : count === 2 ? [145, 35] : Array.from({ length: count }, (_, i) => 180 - (180 * i) / (count - 1));
  return angles.map((angle) => ({ angle, ...around(angle, 42, 36, 50, 47) }));
}

/** Up the left side, along the top, down the right side. */
function threeSides(count: number): Spot[] {
  const side = count < 8 ? 1 : 2;
  const top = count - 2 * side;
  const heights = side === 1 ? [62] : [80, 47];
  const row = Array.from({ length: top }, (_, i) => ({ x: (100 * (i + 0.5)) / top, y: 13 }));
  const left = heights.map((y) => ({ x: 6, y }));
  const right = heights.toReversed().map((y) => ({ x: 94, y }));
  return [...left, ...row, ...right].map((spot) => ({ ...spot, angle: angleFromMiddle(spot.x, spot.y) }));
}

function angleFromMiddle(x: number, y: number): number {
  const degrees = (Math.atan2(50 - y, x - 50) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** A point on an ellipse around the middle, in percent of the box. */
export function around(angle: number, rx: number, ry: number, cx = 50, cy = 50): { x: number; y: number } {
  const rad = (angle * Math.PI) / 180;
  return { x: cx + rx * Math.cos(rad), y: cy - ry * Math.sin(rad) };
}

/** A small fixed turn for the card of a place, so that a trick looks laid and not printed. */
export function tilt(angle: number): number {
  return Math.round(((angle * 7) % 13) - 6);
}

export interface FanSpot { x: number; y: number; turn: number; row: number }

export interface FanBox { width: number; card: number; height: number; minStep: number; flat: boolean }

/** Before which card one lies that is let go at a point of the hand. */
export function placeIn(spots: FanSpot[], card: number, height: number, at: { x: number; y: number }): number {
  const rows = [...new Set(spots.map((spot) => spot.row))];
  const middle = (row: number) => spots.find((spot) => spot.row === row)!.y + height / 2;
  const row = rows.reduce((best, next) => (Math.abs(middle(next) - at.y) < Math.abs(middle(best) - at.y) ? next : best), rows[0] ?? 0);
  const before = spots.filter((spot) => spot.row < row || (spot.row === row && spot.x + card / 2 < at.x));
  return before.length;
}

/** Where the cards of a hand lie: one bent row if every index stays readable, else rows that overlap. */
export function fan(count: number, box: FanBox): { spots: FanSpot[]; height: number } {
  const { width, card, height, minStep, flat } = box;
  if (count === 0) return { spots: [], height };
  const room = Math.max(1, Math.floor((width - card) / minStep) + 1);
  const rows = Math.ceil(count / room);
  const perRow = Math.ceil(count / rows);
  const rowStep = height * 0.52;
  const spots: FanSpot[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = Math.min(perRow, count - row * perRow);
    const step = inRow > 1 ? Math.min(card * (flat ? 0.82 : inRow > 5 ? 0.7 : 0.78), (width - card) / (inRow - 1)) : 0;
    const start = (width - (step * (inRow - 1) + card)) / 2;
    const bend = flat || rows > 1 ? 0 : Math.min(2.4, 16 / inRow);
    for (let i = 0; i < inRow; i++) {
      const off = i - (inRow - 1) / 2;
      spots.push({ x: start + i * step, y: row * rowStep + off * off * bend * 0.55, turn: off * bend, row });
    }
  }
  const deepest = Math.max(...spots.map((s) => s.y));
  return { spots, height: deepest + height };
}

/** How wide the cards of one's hand are: on a phone as large as the width allows, beside the actions on a low screen;
 * `large`: for who sees them better so. */
export function handCard(count: number, width: number, height: number, large = false): number {
  const usual = usualCard(count, width, height);
  return large ? Math.round(Math.min(usual * LARGER, Math.max(usual, width / 3.4))) : usual;
}

const LARGER = 1.22;

function usualCard(count: number, width: number, height: number): number {
  if (height < 480) return Math.max(50, Math.min(64, height * 0.165));
  if (width >= 560) return Math.max(66, Math.min(132, height * 0.128));
  if (count > 8) return height < 700 ? 54 : 60;
  return Math.max(count <= 5 ? 72 : 64, Math.min(height < 700 ? 80 : 96, (width - 12) / Math.max(count * 0.72, 3.6)));
}
