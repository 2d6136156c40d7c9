/** The wire itself: a websocket that says when it is lost and comes back by itself. */
import type { ServerMessage } from './wire';

/** gone: the server knows no such table or chair, so there is nothing to come back to. */
export type LinkStatus = 'connecting' | 'open' | 'lost' | 'gone';

export interface Listener {
  status(status: LinkStatus): void;
  message(message: ServerMessage): void;
}

export interface Link {
  send(message: object): boolean;
  close(): void;
}

const WAITS = [300, 800, 1500, 3000, 6000];
const GONE = 4404;
const PING_EVERY = 15_000;
const PONG_WITHIN = 6_000;

export function webLink(table: string, token: string | null, listener: Listener): Link {
  const address = new URL(`/ws/${table}`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  if (token) address.searchParams.set('token', token);

  let socket: WebSocket | null = null;
  let closed = false;
  let tries = 0;
  let retry = 0;
  let late = 0;

  const open = () => {
    clearTimeout(retry);
    const own = new WebSocket(address);
    socket = own;
    own.onopen = () => {
      tries = 0;
      listener.status('open');
    };
    own.onmessage = (event) => {
      clearTimeout(late);
      late = 0;
      listener.message(JSON.parse(event.data) as ServerMessage);
    };
    own.onclose = ({ code }) => {
      if (closed || own !== socket) return;
      if (code === GONE) {
        close();
        listener.status('gone');
        return;
      }
      listener.status('lost');
      retry = window.setTimeout(open, WAITS[Math.min(tries++, WAITS.length - 1)]);
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
