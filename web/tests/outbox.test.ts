import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { Outbox, type Answer } from '../src/scoresheet/outbox';
import { MemoryShelf, PhoneShelf, type Line, type Shelf } from '../src/scoresheet/shelf';

const deal = (number: number) => ({ act: 'enter-deal', facts: { round: 1, table: 3, deal: number } });

/** A desk that counts each id once, and can be out of reach. */
class Desk {
  online = true;
  written: number[] = [];
  refuses = new Set<number>();
  answersLost = false;
  private ids = new Set<string>();

  send = async (line: Line): Promise<Answer> => {
    if (!this.online) throw new TypeError('Failed to fetch');
    const number = line.facts.deal as number;
    if (this.refuses.has(number)) return { kind: 'refused', why: 'not the next deal' };
    if (!this.ids.has(line.id)) this.written.push(number);
    this.ids.add(line.id);
    return this.answersLost ? { kind: 'later' } : { kind: 'taken' };
  };
}

async function outbox(desk: Desk, shelf: Shelf = new PhoneShelf(), sheet = 'one/1/3'): Promise<Outbox> {
  const box = new Outbox(shelf, sheet, desk.send);
  await box.open();
  return box;
}

describe('the lines of a scorer whose phone is off line', () => {
  let desk: Desk;

  beforeEach(() => {
    indexedDB = new IDBFactory();
    desk = new Desk();
  });

  it('are kept before they are noted, and arrive once and in order', async () => {
    desk.online = false;
    const box = await outbox(desk);
    for (const number of [1, 2, 3]) await box.note(deal(number));
    await box.flush();
    expect(box.waiting.length).toBe(3);
    expect(box.reached).toBe(false);

    desk.online = true;
    await Promise.all([box.flush(), box.flush()]);
    expect(desk.written).toEqual([1, 2, 3]);
    expect(box.waiting).toEqual([]);
  });

  it('stand there again after a reload', async () => {
    desk.online = false;
    const before = await outbox(desk);
    await before.note(deal(1));
    await before.note(deal(2));

    desk.online = true;
    const after = await outbox(desk);
    expect(after.waiting.map((line) => line.facts.deal)).toEqual([1, 2]);
    await after.flush();
    expect(desk.written).toEqual([1, 2]);
  });

  it('are not held beside what the desk told while they were on their way', async () => {
    const box = await outbox(desk);
    const [quiet, busy] = [box.watchStill(), box.watchStill()];
    expect(quiet()).toBe(true);
    await box.note(deal(1));
    const sent = box.flush();
    const during = box.watchStill();
    await sent;
    expect([busy(), during(), box.watchStill()()]).toEqual([false, false, true]);

    desk.answersLost = true;
    await box.note(deal(2));
    await box.flush();
    expect(box.watchStill()()).toBe(false);
    desk.answersLost = false;
    await box.flush();
    expect(box.watchStill()()).toBe(true);
  });

  it('count once when the answer was lost', async () => {
    desk.answersLost = true;
    const box = await outbox(desk);
    await box.note(deal(1));
    await box.flush();
    desk.answersLost = false;
    await box.flush();
    expect(desk.written).toEqual([1]);
    expect(box.waiting).toEqual([]);
  });

  it('count until the sheet of the desk tells them', async () => {
    const box = await outbox(desk);
    await box.note(deal(1));
    await box.flush();
    expect(box.counted.length).toBe(1);
    await box.settle(box.taken);
    expect(box.counted).toEqual([]);
    expect((await outbox(desk)).lines).toEqual([]);
  });

  it('do not count beside the sheet that tells them while the phone writes that down', async () => {
    const box = await outbox(desk);
    await box.note(deal(1));
    await box.flush();
    let shown = -1;
    const watched = new Outbox(new PhoneShelf(), 'one/1/3', desk.send, () => (shown = watched.counted.length));
    await watched.open();
    expect(shown).toBe(1);
    const settling = watched.settle(watched.taken);
    expect(shown).toBe(0);
    await settling;
  });

  it('are delivered again, once, to a laptop that goes on from a copy', async () => {
    const box = await outbox(desk);
    for (const number of [1, 2, 3]) await box.note(deal(number));
    await box.flush();
    await box.settle(box.taken);

    const second = new Desk();
    const after = await outbox(second);
    expect(after.lines).toEqual([]);
    await after.redeliver();
    await after.redeliver();
    expect(second.written).toEqual([1, 2, 3]);
    await after.settle(after.taken);
    await after.note(deal(4));
    await after.flush();
    expect(second.written).toEqual([1, 2, 3, 4]);
  });

  it('are sent again when the other laptop refused one before it had those before', async () => {
    const box = await outbox(desk);
    await box.note(deal(1));
    await box.flush();
    await box.settle(box.taken);
    desk.refuses.add(2);
    await box.note(deal(2));
    await box.flush();
    expect(box.refused.length).toBe(1);
    desk.refuses.clear();
    await box.redeliver();
    expect(box.refused).toEqual([]);
    expect(desk.written).toEqual([1, 2]);
  });

  it('are left to the people from the first signature with a PIN on', async () => {
    const box = await outbox(desk);
    await box.note(deal(1));
    await box.note({ act: 'sign', facts: { person: 1, method: 'pin', deal: 98 }, pin: '123456' });
    await box.note({ act: 'hand-in', facts: { deal: 99 } });
    await box.flush();
    await box.settle(box.taken);

    const second = new Desk();
    const after = await outbox(second);
    await after.redeliver();
    expect(second.written).toEqual([1]);
    expect((await new PhoneShelf().all()).map((line) => line.state)).toEqual(['taken']);
  });

  it('wait behind one that the desk refuses, which is kept with the reason', async () => {
    desk.refuses.add(2);
    const box = await outbox(desk);
    for (const number of [1, 2, 3]) await box.note(deal(number));
    await box.flush();
    expect(desk.written).toEqual([1]);
    expect(box.refused).toMatchObject([{ facts: { deal: 2 }, why: 'not the next deal' }]);

    expect((await outbox(desk)).refused.length).toBe(1);
    await box.drop(box.refused[0]!.number);
    expect(desk.written).toEqual([1, 3]);
  });

  it('can be sent again after they were refused', async () => {
    desk.refuses.add(1);
    const box = await outbox(desk);
    await box.note(deal(1));
    await box.flush();
    desk.refuses.clear();
    await box.again(box.refused[0]!.number);
    expect(desk.written).toEqual([1]);
  });

  it('stay where they are while the card does not count', async () => {
    let barred = true;
    const box = new Outbox(new PhoneShelf(), 'one/1/3', async (line) => (barred ? { kind: 'barred', why: 'no card' } : desk.send(line)));
    await box.open();
    await box.note(deal(1));
    await box.flush();
    expect(box.barred).toBe('no card');
    barred = false;
    await box.flush();
    expect(box.barred).toBe('');
    expect(desk.written).toEqual([1]);
  });

  it('are never sent to the sheet of another table or event', async () => {
    desk.online = false;
    const earlier = await outbox(desk, new PhoneShelf(), 'last-year/3/12');
    await earlier.note(deal(1));

    desk.online = true;
    const box = await outbox(desk);
    await box.note(deal(7));
    await box.flush();
    expect(desk.written).toEqual([7]);
    expect(box.leftOver.map((line) => line.sheet)).toEqual(['last-year/3/12']);

    await box.clearLeftOver();
    expect((await outbox(desk)).leftOver).toEqual([]);
  });

  it('keep the order of their numbers when the clock goes back', async () => {
    desk.online = false;
    const box = await outbox(desk);
    const now = Date.now;
    try {
      for (const number of [1, 2, 3]) {
        Date.now = () => now() - number * 3_600_000;
        await box.note(deal(number));
      }
    } finally {
      Date.now = now;
    }
    desk.online = true;
    await box.flush();
    expect(desk.written).toEqual([1, 2, 3]);
  });
});

describe('a phone that keeps nothing', () => {
  /** Takes as many lines as there is room for. */
  class FullShelf extends MemoryShelf {
    constructor(private room: number) {
      super();
    }
    override async add(...line: Parameters<Shelf['add']>): Promise<Line> {
      if (this.room-- <= 0) throw new DOMException('no room', 'QuotaExceededError');
      return super.add(...line);
    }
  }

  it('goes on in memory, and says so', async () => {
    const desk = new Desk();
    desk.online = false;
    const box = await outbox(desk, new FullShelf(2));
    await box.note(deal(1));
    await box.note(deal(2));
    expect(box.keeps).toBe(true);
    await box.note(deal(3));
    expect(box.keeps).toBe(false);

    desk.online = true;
    await box.flush();
    expect(desk.written).toEqual([1, 2, 3]);
  });

  it('says so at once where the browser allows no database', async () => {
    const blocked: Shelf = new Proxy({} as Shelf, { get: () => () => Promise.reject(new DOMException('blocked', 'SecurityError')) });
    const desk = new Desk();
    const box = await outbox(desk, blocked);
    expect(box.keeps).toBe(false);
    await box.note(deal(1));
    await box.flush();
    expect(desk.written).toEqual([1]);
  });
});

describe('when lines are sent', () => {
  it('is whenever the network may be back', async () => {
    const desk = new Desk();
    const box = await outbox(desk, new MemoryShelf());
    const page = new EventTarget() as Window & typeof globalThis;
    const seen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    let tick = () => {};
    Object.assign(page, { document: seen, setInterval: (does: () => void) => ((tick = does), 1), clearInterval: () => (tick = () => {}) });
    box.watch(page);
    const signs = [
      () => page.dispatchEvent(new Event('online')),
      () => page.dispatchEvent(new Event('pageshow')),
      () => seen.dispatchEvent(new Event('visibilitychange')),
      () => tick(),
    ];
    for (const [index, sign] of signs.entries()) {
      await box.note(deal(index + 1));
      sign();
      await box.flush();
      expect(desk.written.length).toBe(index + 1);
    }
    box.close();
    await box.note(deal(9));
    signs.forEach((sign) => sign());
    await Promise.resolve();
    expect(desk.written.length).toBe(signs.length);
  });
});
