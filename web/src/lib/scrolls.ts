/**
 * A room that can be scrolled can be scrolled by keyboard too: it takes the focus while something in it is out of
 * sight and nothing in it can take the focus instead.
 */
export function scrolls(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const hides = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (hides && !node.querySelector('button:not(:disabled), a[href], input, [tabindex="0"]')) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(look);
  sizes.observe(node);
  content.observe(node, { childList: true, subtree: true });
  return {
    destroy(): void {
      sizes.disconnect();
      content.disconnect();
    },
  };
}
