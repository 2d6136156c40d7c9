import { describe, expect, it } from 'vitest';
import { OneWriter, type Tabs } from '../src/scoresheet/oneWriter';

/** Tabs of a page without HTTPS: they can only talk. */
const talking: Tabs = { channel: (name) => new BroadcastChannel(name) };

/** The locks of a browser, as far as one name needs them. */
function locking(): Tabs {
  let end: ((error: Error) => void) | null = null;
  const request = async (_name: string, options: LockOptions, held: (lock: Lock | null) => Promise<void> | undefined) => {
    if (end && !options.steal) return held(null);
    end?.(new DOMException('stolen', 'AbortError'));
    const lost = new Promise<never>((_, reject) => (end = reject));
    const done = held({ name: 'one', mode: 'exclusive' })?.then(() => (end = null));
    return Promise.race([lost, done]);
  };
  return { locks: { request } as unknown as LockManager };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe.each([
  ['that can only talk', () => talking],
  ['with locks', locking],
])('two tabs %s', (how, make) => {
  it('have one writer, and another takes over only when told so', async () => {
    const tabs = make();
    const [first, second] = ['b', 'a'].map((id) => new OneWriter(`sheet ${how}`, id, () => {}, tabs)) as [OneWriter, OneWriter];
    await first.ask();
    await second.ask();
    expect([first.writes, second.writes]).toEqual([true, false]);

    await second.takeOver();
    await until(() => !first.writes);
    expect(second.writes).toBe(true);
    first.close();
    second.close();
  });
});

describe('two tabs that open at once', () => {
  it('agree on one of them', async () => {
    const both = ['a', 'b'].map((id) => new OneWriter('sheet at once', id, () => {}, talking));
    await Promise.all(both.map((one) => one.ask()));
    expect(both.map((one) => one.writes)).toEqual([true, false]);
    both.forEach((one) => one.close());
  });
});
