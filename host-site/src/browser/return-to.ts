const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
/** Milliseconds to wait for the rest of a page before giving up. */
const patience = 5000;

/**
 * Scrolls to a position, and again while the page grows, because personal parts arrive late. Stops when the visitor acts. Returns a
 * function that stops it.
 */
export function returnTo(y: number): () => void {
  const watch = new ResizeObserver(() => window.scrollTo(0, y));
  const stop = () => {
    watch.disconnect();
    clearTimeout(end);
    for (const name of gestures) window.removeEventListener(name, stop, true);
  };
  const end = setTimeout(stop, patience);
  for (const name of gestures) window.addEventListener(name, stop, { capture: true, passive: true });
  window.scrollTo(0, y);
  watch.observe(document.body);
  return stop;
}
