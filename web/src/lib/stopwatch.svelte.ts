/** The time that somebody has played at a table: it stands still while the page is not looked at, and is kept over a reload. */
export class Stopwatch {
  seconds = $state(0);
  #timer = 0;
  #table: string;

  constructor(table: string) {
    this.#table = table;
    try {
      this.seconds = Number(sessionStorage.getItem(this.#key)) || 0;
    } catch {
      // it begins at nothing
    }
  }

  get #key(): string {
    return `troef.time.${this.#table}`;
  }

  /** Runs or stands still from now on. */
  run(running: boolean): void {
    if (running === this.#timer > 0) return;
    clearInterval(this.#timer);
    this.#timer = running ? window.setInterval(() => this.#tick(), 1000) : 0;
  }

  reset(): void {
    this.seconds = 0;
  }

  stop(): void {
    this.run(false);
  }

  #tick(): void {
    if (document.hidden) return;
    this.seconds += 1;
    try {
      sessionStorage.setItem(this.#key, String(this.seconds));
    } catch {
      // it lasts as long as the page
    }
  }
}
