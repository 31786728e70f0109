const gestures = ['wheel', 'touchmove', 'pointerdown', 'keydown'];
/** Milliseconds in which the rest of a page comes, or the place is given up. */
const patience = 5000;

/**
 * Goes to a place in the page, and again while the page grows: what is personal comes after the rest. Whoever does something themself
 * meanwhile stays where they are. Answers the way to stop.
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
