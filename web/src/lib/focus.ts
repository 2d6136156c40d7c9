/**
 * Whoever plays with keys or a screen reader keeps the place: when what was in focus has gone (a card was played, a
 * bid was made), its neighbour takes the focus, or else the hand.
 */
const GROUPS = '[data-zone], [role="group"], dialog, form';
const FOCUSABLE = 'button:not([disabled]), a[href], select, input, [tabindex]';

interface Place { group: Element | null; index: number; zone: string | undefined }

export class KeptFocus {
  #root: HTMLElement;
  #last: HTMLElement | null = null;
  #place: Place | null = null;

  /** Give what this returns up with the table. */
  static of(root: HTMLElement): { kept: KeptFocus; stop: () => void } {
    const kept = new KeptFocus(root);
    const focused = ({ target }: FocusEvent) => (root.contains(target as Node) ? kept.#note(target as HTMLElement) : kept.#forget());
    // a press beside everything that takes the focus gives the place up
    const pressed = ({ target }: PointerEvent) => (target as Element).closest(FOCUSABLE) ?? kept.#forget();
    document.addEventListener('focusin', focused);
    document.addEventListener('pointerdown', pressed);
    return {
      kept,
      stop: () => {
        document.removeEventListener('focusin', focused);
        document.removeEventListener('pointerdown', pressed);
      },
    };
  }

  private constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** After the table was drawn again. */
  restore(): void {
    if (!this.#last || this.#last.isConnected || document.activeElement !== document.body) return;
    const { group, index, zone } = this.#place!;
    const same = group?.isConnected ? group : zone === undefined ? null : this.#root.querySelector(`[data-zone="${CSS.escape(zone)}"]`);
    const near = same && focusable(same);
    const to = near?.length ? near[Math.min(index, near.length - 1)] : this.#root.querySelector<HTMLElement>('[data-testid="hand"] [tabindex="0"]');
    to?.focus();
  }

  #forget(): void {
    this.#last = null;
  }

  #note(target: HTMLElement): void {
    const group = target.closest(GROUPS);
    this.#last = target;
    this.#place = { group, index: group ? focusable(group).indexOf(target) : 0, zone: target.closest<HTMLElement>('[data-zone]')?.dataset.zone };
  }
}

function focusable(group: Element): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(FOCUSABLE)];
}
