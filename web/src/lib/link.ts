/** The wire itself: a websocket that says when it is lost and comes back by itself. */
import type { ServerMessage } from './wire';

/** gone: the server knows no such table or chair, so there is nothing to come back to. elsewhere: the same chair is open
 * on newer screens, and this one has stopped. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'gone' | 'elsewhere';

export interface Listener<Message = ServerMessage> {
  status(status: LinkStatus): void;
  message(message: Message): void;
}

export interface Link {
  send(message: object): boolean;
  close(): void;
}

const WAITS = [300, 800, 1500, 3000, 6000];
const WAIT_WHEN_TOO_MUCH = 30_000;
const ENDS: Record<number, LinkStatus> = { 4404: 'gone', 4409: 'elsewhere' };
const TOO_MUCH = 4429;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;

export function webLink<Message = ServerMessage>(table: string, token: string | null, listener: Listener<Message>): Link {
  const address = new URL(`/ws/${table}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const spoken = token ? ['troef', `token.${token}`] : ['troef']; // in no address, which is written down in many places

  let socket: WebSocket | null = null;
  let closed = false;
  let tries = 0;
  let retry = 0;
  let late = 0;

  const open = () => {
    clearTimeout(retry);
    const own = new WebSocket(address, spoken);
    socket = own;
    own.onopen = () => {
      tries = 0;
      listener.status('open');
    };
    own.onmessage = (event) => {
      clearTimeout(late);
      late = 0;
      listener.message(JSON.parse(event.data) as Message);
    };
    own.onclose = ({ code }) => {
      if (closed || own !== socket) return;
      const end = ENDS[code];
      if (end) {
        close();
        listener.status(end);
        return;
      }
      listener.status('lost');
      retry = window.setTimeout(open, code === TOO_MUCH ? WAIT_WHEN_TOO_MUCH : WAITS[Math.min(tries++, WAITS.length - 1)]);
    };
  };

  const again = () => {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    open();
  };
  const pinger = window.setInterval(() => {
    if (socket?.readyState !== WebSocket.OPEN || late) return;
    socket.send('{"type":"ping"}');
    late = window.setTimeout(() => {
      late = 0;
      socket?.close(); // a line that no longer answers is lost even if nobody said so
    }, PONG_WITHIN);
  }, PING_EVERY);

  const close = () => {
    closed = true;
    clearTimeout(retry);
    clearTimeout(late);
    clearInterval(pinger);
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', again);
    socket?.close();
  };

  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  listener.status('connecting');
  open();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close,
  };
}
