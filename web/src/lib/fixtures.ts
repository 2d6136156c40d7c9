/** Development only: `?fixture=NAME` shows a table from `fixtures/NAME.json`; each move goes on to its next message. */
import type { Link, Listener } from './link';
import type { ServerMessage } from './wire';

const files = import.meta.env.DEV
  ? (import.meta.glob('../../fixtures/*.json', { import: 'default' }) as Record<string, () => Promise<ServerMessage[]>>)
  : {};

export function fixtureName(): string | null {
  return new URLSearchParams(location.search).get('fixture');
}

export function fixtureLink(name: string, listener: Listener): Link {
  let messages: ServerMessage[] = [];
  let next = 0;
  const step = () => {
    const message = messages[next];
    if (message) listener.message(message);
    if (next < messages.length - 1) next++;
  };
  listener.status('connecting');
  void files[`../../fixtures/${name}.json`]?.().then((loaded) => {
    messages = loaded;
    listener.status('open');
    step();
  });
  return {
    send() {
      step();
      return true;
    },
    close() {},
  };
}
