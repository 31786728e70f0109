import type { SiteSession } from '../session/site-session.ts';
import type { SiteSettings } from '../settings.ts';

/**
 * The widgets stand in the page as the server drew them, readable and with working links and forms. Their code comes when a visitor is
 * about to use one, or when a page made in the browser holds one that nobody drew.
 */
let coming: Promise<unknown> | undefined;
let addresses: Pick<SiteSettings, 'accounts' | 'api' | 'portal'> | undefined;
let session: SiteSession | undefined;

let give = () => {};
/** The elements take their data from the page as it is taken over: awake before, they would ask for what is here. */
const given = new Promise<void>((resolve) => {
  give = resolve;
});
export const dataIsGiven = (): void => give();

/** A visitor without a session has no client: the widgets make one of their own, and must know whom to ask before they do. */
async function defineWidgets(): Promise<void> {
  const { configure } = await import('@wbn/widgets/configure');
  configure({ ...addresses });
  const [{ defineElements }] = await Promise.all([import('./define-widgets.ts'), given]);
  defineElements();
}

/** Who likes and writes in it speaks through the page's one client, which must be there before the widget is. */
async function defineProductPage(): Promise<void> {
  const [{ productPage }] = await Promise.all([import('@wbn/widgets/product-page/element'), session?.client(), given]);
  productPage.define();
}

/** Search box and cards stand on many pages; a widget that one page lives on comes by itself. */
export const wakeWidgets = (tag: string): Promise<unknown> => {
  if (tag === 'wbn-product-page') return defineProductPage();
  coming ??= defineWidgets();
  return coming;
};

const isSleeping = (node: EventTarget): node is HTMLElement =>
  node instanceof HTMLElement && node.localName.startsWith('wbn-') && !customElements.get(node.localName);

/** The outermost: a widget that sleeps inside another is woken by that one. */
const sleeping = (event: Event): HTMLElement | undefined => event.composedPath().filter(isSleeping).at(-1);

const wakeOne = (event: Event) => {
  const host = sleeping(event);
  if (host) wakeWidgets(host.localName);
};

/** Wakes the widgets at the first sign of use. A click that comes before they are ready is repeated on the same node. */
export function watchWidgets({ accounts, api, portal }: SiteSettings, ofPage: SiteSession): void {
  addresses = { accounts, api, portal };
  session = ofPage;
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, (event) => wakeOne(event), { capture: true, passive: true });
  }
  document.addEventListener(
    'click',
    (event) => {
      const host = sleeping(event);
      const target = event.composedPath()[0];
      if (!host || !(target instanceof Element) || target.closest('a')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      host.addEventListener('wbn-ready', () => target.dispatchEvent(new MouseEvent('click', event)), { once: true });
      wakeWidgets(host.localName);
    },
    { capture: true },
  );
}
