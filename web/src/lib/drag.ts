/** Dragging with any pointer: the card follows, places underneath are found by their `data-drop`. */

export interface DragHooks {
  /** Called once the pointer has really moved; false when this cannot be dragged. */
  start(): boolean;
  over(place: string | null): void;
  /** Where it was let go, also in pixels of the window; true when what was dragged has been laid down there. */
  end(place: string | null, at: { x: number; y: number } | null): unknown;
  tap(touch: boolean): void;
}

const FAR_ENOUGH = 7;

function placeUnder(x: number, y: number): string | null {
  for (const el of document.elementsFromPoint(x, y)) {
    const holder = el.closest<HTMLElement>('[data-drop]');
    if (holder) return holder.dataset.drop!;
  }
  return null;
}

export function grab(event: PointerEvent, moved: HTMLElement[], hooks: DragHooks): void {
  if (event.button !== 0) return;
  const origin = { x: event.clientX, y: event.clientY };
  const holder = event.currentTarget as HTMLElement;
  let dragging = false;

  const move = (e: PointerEvent) => {
    const dx = e.clientX - origin.x;
    const dy = e.clientY - origin.y;
    if (!dragging) {
      if (Math.hypot(dx, dy) < FAR_ENOUGH) return;
      if (!hooks.start()) return stop();
      dragging = true;
      for (const el of moved) el.classList.add('dragged');
    }
    for (const el of moved) el.style.translate = `${dx}px ${dy}px`;
    hooks.over(placeUnder(e.clientX, e.clientY));
  };
  const stop = () => {
    holder.removeEventListener('pointermove', move);
    holder.removeEventListener('pointerup', up);
    holder.removeEventListener('pointercancel', cancel);
    for (const el of moved) el.classList.remove('dragged');
  };
  const settle = () => {
    for (const el of moved) {
      // the new view finds the card where it was let go; without a new view it glides back
      const at = el.style.translate;
      el.style.translate = '';
      if (at) el.animate([{ translate: at }, { translate: '0 0' }], { duration: 180, easing: 'ease-out' });
    }
  };
  const up = (e: PointerEvent) => {
    const place = placeUnder(e.clientX, e.clientY); // while what is dragged does not count as lying there
    stop();
    if (!dragging) return hooks.tap(e.pointerType === 'touch');
    if (hooks.end(place, { x: e.clientX, y: e.clientY }) !== true) settle();
  };
  const cancel = () => {
    stop();
    if (!dragging) return;
    hooks.end(null, null);
    settle();
  };
  holder.setPointerCapture(event.pointerId); // a quick hand leaves the card before the first move is seen
  holder.addEventListener('pointermove', move);
  holder.addEventListener('pointerup', up);
  holder.addEventListener('pointercancel', cancel);
}
