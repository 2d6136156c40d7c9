import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { webLink, type LinkStatus } from '../src/lib/link';

class Wire {
  static made: Wire[] = [];
  static OPEN = 1;
  static CONNECTING = 0;
  readyState = 1;
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: URL, readonly spoken: string[]) {
    Wire.made.push(this);
  }
  send() {}
  close() {}
}

const nothing = { addEventListener() {}, removeEventListener() {} };
let heard: LinkStatus[];
const listener = { status: (status: LinkStatus) => void heard.push(status), message() {} };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('window', { ...nothing, setTimeout, setInterval });
  vi.stubGlobal('document', nothing);
  Wire.made = [];
  heard = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the token is in no address', () => {
  webLink('d2kq7w', 'secret', listener);
  expect(Wire.made[0]!.address.href).toBe('ws://localhost/ws/d2kq7w');
  expect(Wire.made[0]!.spoken).toEqual(['troef', 'token.secret']);
  webLink('d2kq7w', null, listener);
  expect(Wire.made[1]!.spoken).toEqual(['troef']);
});

test.each([[4404, 'gone'], [4409, 'elsewhere']] as const)('after %i it does not come back', (code, status) => {
  webLink('d2kq7w', null, listener);
  Wire.made[0]!.onclose({ code });
  vi.advanceTimersByTime(100_000);
  expect(heard).toEqual(['connecting', status]);
  expect(Wire.made).toHaveLength(1);
});

test('a line that is lost comes back soon; who asks too much waits longer', () => {
  webLink('d2kq7w', null, listener);
  Wire.made[0]!.onclose({ code: 1006 });
  vi.advanceTimersByTime(300);
  expect(Wire.made).toHaveLength(2);
  Wire.made[1]!.onclose({ code: 4429 });
  vi.advanceTimersByTime(29_000);
  expect(Wire.made).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(Wire.made).toHaveLength(3);
});
