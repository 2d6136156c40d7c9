/**
 * Cards move, they don't jump: before a new view is drawn the place of every card is noted, afterwards each card
 * starts where it (or its owner, or the stock) was. Only `translate`, `rotate`, `scale` and opacity are animated.
 */
import { flushSync } from 'svelte';
import { settings } from './settings.svelte';

interface Spot { code: string; zone: string; x: number; y: number; width: number; ghost: HTMLElement | null }
export interface Snapshot { spots: Spot[]; winner: number | null }

const TIMES = { calm: 250, normal: 210, quick: 150 };

export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function cardsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]:not([data-still])')];
}

function spotOf(el: HTMLElement, withGhost: boolean): Spot {
  const box = el.getBoundingClientRect();
  const zone = el.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '';
  return {
    code: el.dataset.card!,
    zone,
    x: box.left + box.width / 2,
    y: box.top + box.height / 2,
    width: el.offsetWidth,
    ghost: withGhost && zone === 'trick' ? (el.cloneNode(true) as HTMLElement) : null,
  };
}

/** The cards glide from where they are to where a change of their order lays them. */
export function glide(cards: HTMLElement[], change: () => unknown): void {
  const from = cards.map((card) => card.getBoundingClientRect());
  for (const card of cards) card.style.translate = '';
  flushSync(() => void change());
  if (stillness()) return;
  cards.forEach((card, i) => {
    const to = card.getBoundingClientRect();
    const [dx, dy] = [from[i]!.x - to.x, from[i]!.y - to.y];
    if (Math.hypot(dx, dy) >= 1) card.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: 160, easing: 'ease-out' });
  });
}

export function snapshot(root: HTMLElement, winner: number | null): Snapshot {
  return { spots: cardsIn(root).map((el) => spotOf(el, true)), winner };
}

function middleOf(el: Element | null): { x: number; y: number } | null {
  if (!el) return null;
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Who brings cards that were not seen before: on the table the one who acted, in the hand a neighbour who passes cards on. */
export interface Bringers { actor: number | null; giver: number | null }

/** Where a card that was not seen before comes from: its bringer, else the stock, else the middle of the cloth. */
function origin(root: HTMLElement, el: HTMLElement, { actor, giver }: Bringers): { x: number; y: number } | null {
  const player = el.dataset.by ?? (el.closest('[data-testid="hand"]') ? giver : actor) ?? undefined;
  return (
    (player !== undefined ? middleOf(root.querySelector(`[data-seat="${player}"]`)) : null) ??
    middleOf(root.querySelector('[data-kind="stock"]')) ??
    middleOf(root.querySelector('[data-middle]'))
  );
}

/** Each card on the table now gets the spot it had: the same zone first, then wherever that card was. */
function match(before: Spot[], now: HTMLElement[]): { from: Map<HTMLElement, Spot>; left: Spot[] } {
  const left = [...before];
  const from = new Map<HTMLElement, Spot>();
  const take = (el: HTMLElement, zone: string | null) => {
    const at = left.findIndex((s) => s.code === el.dataset.card && (zone === null || s.zone === zone));
    if (at >= 0) from.set(el, left.splice(at, 1)[0]!);
  };
  for (const el of now) take(el, el.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '');
  for (const el of now) if (!from.has(el)) take(el, null);
  return { from, left };
}

export function animate(root: HTMLElement, before: Snapshot, bringers: Bringers): void {
  if (stillness()) return;
  const duration = TIMES[settings.speed];
  const now = cardsIn(root);
  const { from, left } = match(before.spots, now);
  const dealt = now.filter((el) => !from.has(el)).length;
  let order = 0;
  for (const el of now) {
    const spot = from.get(el);
    const start = spot ?? origin(root, el, bringers);
    if (!start) continue;
    const box = el.getBoundingClientRect();
    const dx = start.x - (box.left + box.width / 2);
    const dy = start.y - (box.top + box.height / 2);
    if (Math.hypot(dx, dy) < 3) continue;
    const scale = spot && el.offsetWidth ? spot.width / el.offsetWidth : 0.7;
    const base = getComputedStyle(el).zIndex;
    el.animate(
      [
        { translate: `${dx}px ${dy}px`, scale: String(scale), opacity: spot ? 1 : 0.2, zIndex: base === 'auto' ? 50 : base },
        { translate: '0 0', scale: '1', opacity: 1, zIndex: base === 'auto' ? 50 : base },
      ],
      { duration, easing: 'cubic-bezier(.2,.7,.25,1)', delay: spot || dealt < 3 ? 0 : Math.min(order++ * 22, 300), fill: 'backwards' },
    );
  }
  sweep(root, left.filter((s) => s.ghost), before.winner, duration);
}

/** The cards of a gathered trick slide to who won them. */
function sweep(root: HTMLElement, spots: Spot[], winner: number | null, duration: number): void {
  const goal = middleOf(winner === null ? null : root.querySelector(`[data-seat="${winner}"]`));
  if (!goal) return;
  const frame = root.getBoundingClientRect();
  for (const { ghost, x, y, width } of spots) {
    if (!ghost) continue;
    ghost.removeAttribute('data-card');
    ghost.style.setProperty('--card-w', `${width}px`);
    ghost.setAttribute('aria-hidden', 'true');
    const holder = document.createElement('div');
    holder.className = 'ghost';
    holder.style.left = `${x - frame.left}px`;
    holder.style.top = `${y - frame.top}px`;
    holder.append(ghost);
    root.append(holder);
    holder
      .animate(
        [
          { translate: '-50% -50%', opacity: 1 },
          { translate: `calc(-50% + ${goal.x - x}px) calc(-50% + ${goal.y - y}px)`, scale: '0.45', opacity: 0.1 },
        ],
        { duration: duration * 1.2, easing: 'ease-in' },
      )
      .finished.finally(() => holder.remove());
  }
}
