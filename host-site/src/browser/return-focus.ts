import { partsOf } from '@wbn/widgets/parts';
import type { BrowserRouter } from './browser-router.ts';

const gestures = ['pointerdown', 'keydown'];
/** Milliseconds to wait for the link. */
const patience = 5000;

const linkIn = (event: Event) => event.composedPath().find((node) => node instanceof HTMLAnchorElement);

const linksIn = (node: Element): HTMLAnchorElement[] =>
  node instanceof HTMLAnchorElement ? [node] : [...node.querySelectorAll('a')];

/** The links of the page's content, also in the parts of its widgets. */
const allLinks = (): HTMLAnchorElement[] =>
  [...document.querySelectorAll('main *')].flatMap((node) =>
    node instanceof HTMLAnchorElement ? node : partsOf(node).flatMap(linksIn),
  );

/**
 * After the way back the focus returns to the link that had led away, as browsers do with a page that they have kept. Without it a keyboard
 * would begin at the top of the page.
 */
export function returnFocus(router: Pick<BrowserRouter, 'state' | 'subscribe'>): void {
  /** The link that led away, by the key of its entry in the history. */
  const left = new Map<string, string>();
  let shown = router.state.location.key;
  let stop = () => {};
  document.addEventListener('click', (event) => left.set(shown, linkIn(event)?.href ?? ''), true);
  router.subscribe(({ historyAction, location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    stop();
    const href = historyAction === 'POP' && left.get(shown);
    if (href) stop = focusSoon(href);
  });
}

/** Whether nothing has the focus but the page, or its content after a link. */
const isFree = () => document.activeElement?.matches('body, #content') ?? true;

/**
 * Focuses a link once the page is drawn, and again if it is drawn anew, until the visitor acts. Returns a function that stops it.
 */
function focusSoon(href: string): () => void {
  const look = () => {
    if (!isFree()) return;
    allLinks()
      .find((one) => one.href === href)
      ?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  const stop = () => {
    watch.disconnect();
    clearTimeout(end);
    document.removeEventListener('wbn-ready', look);
    for (const name of gestures) removeEventListener(name, stop, true);
  };
  const end = setTimeout(stop, patience);
  for (const name of gestures) addEventListener(name, stop, true);
  document.addEventListener('wbn-ready', look);
  watch.observe(document.body, { childList: true, subtree: true });
  return stop;
}
