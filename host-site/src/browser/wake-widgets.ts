import type { SiteSession } from '../session/site-session.ts';
import type { SiteSettings } from '../settings.ts';

// Widgets are server-drawn, readable and with working links and forms. Their code is loaded when a visitor is about to use one, or when the
// browser creates one without markup.

let loading: Promise<unknown> | undefined;
let addresses: Pick<SiteSettings, 'accounts' | 'api' | 'portal'> | undefined;
let session: SiteSession | undefined;

let resolveData = () => {};
/** The elements get their data from the page during hydration: started earlier, they would request the same data. */
const dataReady = new Promise<void>((resolve) => {
  resolveData = resolve;
});
export const dataIsGiven = (): void => resolveData();

/** Without a session there is no client: the widgets create their own and need the addresses before. */
async function defineWidgets(): Promise<void> {
  const { configure } = await import('@wbn/widgets/configure');
  configure({ ...addresses });
  const [{ defineElements }] = await Promise.all([import('./define-widgets.ts'), dataReady]);
  defineElements();
}

/** Likes and comments in it use the page's client, which must exist before the widget does. */
async function defineProductPage(): Promise<void> {
  const [{ productPage }] = await Promise.all([
    import('@wbn/widgets/product-page/element'),
    session?.client(),
    dataReady,
  ]);
  productPage.define();
}

/** Search box and cards are on many pages; a widget of a single page is loaded by that page. */
export const wakeWidgets = (tag: string): Promise<unknown> => {
  if (tag === 'wbn-product-page') return defineProductPage();
  loading ??= defineWidgets();
  return loading;
};

const isSleeping = (node: EventTarget): node is HTMLElement =>
  node instanceof HTMLElement && node.localName.startsWith('wbn-') && !customElements.get(node.localName);

/** The outermost widget, which wakes inner ones itself. */
const sleeping = (event: Event): HTMLElement | undefined => event.composedPath().filter(isSleeping).at(-1);

const wakeOne = (event: Event) => {
  const host = sleeping(event);
  if (host) wakeWidgets(host.localName);
};

/** Loads the widgets at the first sign of use. Replays a click that comes before they are ready on the same node. */
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
