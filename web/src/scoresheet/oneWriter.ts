/** One writer for a sheet among the tabs of a phone. Web Locks see to it where they are (HTTPS, localhost); elsewhere
 * the tabs ask each other. */

type Word = { say: 'who' | 'mine' | 'take'; id: string };

/** So long a tab waits for another one to say that it writes. */
const ANSWER_MS = 300;

export interface Tabs {
  locks?: LockManager | undefined;
  channel?: (name: string) => BroadcastChannel;
}

const HERE: Tabs = {
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  ...(typeof BroadcastChannel === 'undefined' ? {} : { channel: (name: string) => new BroadcastChannel(name) }),
};

export class OneWriter {
  writes = false;
  private asking = false;
  private channel: BroadcastChannel | null = null;
  private release = () => {};
  private closed = false;

  constructor(
    private readonly name: string,
    private readonly id: string,
    private readonly changed: () => void,
    private readonly tabs: Tabs = HERE,
  ) {}

  /** Writes if nobody else does; resolves when that is known. */
  async ask(): Promise<void> {
    if (this.tabs.locks) return this.lock({ ifAvailable: true });
    if (!this.tabs.channel) return this.set(true); // a browser that cannot tell: the desk counts each line once anyway
    this.channel = this.tabs.channel(this.name);
    this.channel.onmessage = (event: MessageEvent<Word>) => this.hear(event.data);
    this.asking = true;
    this.say('who');
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    if (this.asking) this.set(true);
    this.asking = false;
  }

  /** Writes from now on; the tab that did so no longer does. */
  async takeOver(): Promise<void> {
    if (this.tabs.locks) return this.lock({ steal: true });
    this.say('take');
    this.set(true);
  }

  close(): void {
    this.closed = true;
    this.release();
    this.channel?.close();
  }

  private hear(word: Word): void {
    const mine = this.id < word.id;
    if (word.say === 'who') {
      if (this.writes || (this.asking && mine)) this.say('mine'); // of two that ask at once, the lower id writes
    } else if (word.say === 'take' || !mine || !this.writes) {
      this.asking = false;
      this.set(false);
    } else {
      this.say('mine'); // a tab that slept still thought that it writes
    }
  }

  private say(say: Word['say']): void {
    this.channel?.postMessage({ say, id: this.id } satisfies Word);
  }

  private set(writes: boolean): void {
    if (this.writes === writes) return;
    this.writes = writes;
    this.changed();
  }

  /** Holds the lock until the tab closes or another takes it. */
  private lock(options: LockOptions): Promise<void> {
    return new Promise((known) => {
      const held = this.tabs.locks!.request(this.name, options, (lock) => {
        this.set(lock !== null && !this.closed);
        known();
        return lock ? new Promise<void>((resolve) => (this.release = resolve)) : undefined;
      });
      held.catch(() => this.set(false)); // another tab has taken over
    });
  }
}
