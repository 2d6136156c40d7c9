/** How often it is tried again when nothing else tells that the network is back. */
const EVERY_MS = 5000;

/** Calls `again` whenever the network may be back, until the function that it gives is called: there is no one sign for
 * that in all browsers. */
export function whenBack(again: () => void, page: Window & typeof globalThis = window): () => void {
  const seen = () => page.document.visibilityState === 'visible' && again();
  page.addEventListener('online', again);
  page.addEventListener('pageshow', again);
  page.document.addEventListener('visibilitychange', seen);
  const timer = page.setInterval(again, EVERY_MS);
  return () => {
    page.removeEventListener('online', again);
    page.removeEventListener('pageshow', again);
    page.document.removeEventListener('visibilitychange', seen);
    page.clearInterval(timer);
  };
}
