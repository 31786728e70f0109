import type { Browser } from 'playwright';
import { cards, conversations } from './data.ts';
import type { Subject } from './measure.ts';
import { bundlePeer } from './peers.ts';
import type { Pages } from './server.ts';

export const cardsCount = 1000;

/** `document.querySelector` into the open shadow roots of our elements. */
const inside = (tag: string, selector: string) =>
  `!!document.querySelector('${tag}')?.shadowRoot?.querySelector('${selector}')`;

export const subjects = {
  empty: { path: '/empty', ready: 'true' },
  'search box': { path: '/search-box', ready: inside('wbn-search-box', '[part=input]') },
  'autocomplete-js': { path: '/autocomplete', ready: `!!document.querySelector('.aa-Input')` },
  comments: {
    path: '/comments',
    ready: `document.querySelector('wbn-comments')?.shadowRoot?.querySelectorAll('[part=comment]').length === 10`,
  },
  Waline: { path: '/waline', ready: `document.querySelectorAll('.wl-card-item').length === 10` },
  'message center': {
    path: '/message-center',
    ready: `document.querySelector('wbn-message-center')?.shadowRoot?.querySelectorAll('[part=message]').length === 20`,
  },
  chatscope: { path: '/chatscope', ready: `document.querySelectorAll('.cs-message').length === 20` },
  cards: { path: '/cards', ready: inside('wbn-business-card:last-child', '[part=name] a') },
  'vanilla cards': { path: '/vanilla-cards', ready: inside('vanilla-card:last-child', '[part=name] a') },
} as const satisfies Record<string, Subject>;

export const manyWidgets: Subject = {
  path: '/many',
  ready: `[...document.querySelectorAll('main > *')].every((one) => one.shadowRoot?.querySelector('[part=root] [part]'))`,
};

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${head}<body>${body}`;
/** Everything has one origin here, but a partner page's portal must be another one. */
const ours = (body: string, portal: string) =>
  page(
    '',
    `${body}<script>
      const tag = Object.assign(document.createElement('script'), { type: 'module', src: '/v1/wbn.js' });
      Object.assign(tag.dataset, { key: 'pk_demo', api: location.origin, accounts: location.origin, portal: ${portal} });
      document.head.append(tag);
    </script>`,
  );

const partner = `'http://portal.example'`;
const id = '00000000-0000-4000-8000-000000000001';

/** Ten of each widget that a page may have many of: boxes, cards, comments, forms and products. */
function many(): string {
  const each = [
    '<wbn-search-box load="eager"></wbn-search-box>',
    `<wbn-business-card load="eager" business-id="${id}"></wbn-business-card>`,
    `<wbn-comments load="eager" resource-id="${id}" resource-type="product"></wbn-comments>`,
    `<wbn-inquiry-form load="eager" business-id="${id}"></wbn-inquiry-form>`,
    `<wbn-product-page load="eager" product-id="${id}"></wbn-product-page>`,
  ];
  const kept = { refreshToken: 'kept', refreshTokenExpire: 4102444800000, userID: id };
  // As on the portal, with a session that the page must renew.
  return `<script>localStorage.setItem('wbn:session', '${JSON.stringify(kept)}')</script><main>${each.join('').repeat(10)}</main>`;
}

export async function makePages(): Promise<Pages> {
  const data = (selector: string, value: unknown) =>
    `<script>document.querySelector('${selector}').data = ${inScript(value)}</script>`;
  const pages: Pages = new Map([
    ['/empty', page('', '<script type="module">0</script>')],
    ['/search-box', ours('<wbn-search-box load="eager"></wbn-search-box>', partner)],
    [
      '/comments',
      ours(`<wbn-comments load="eager" resource-id="${id}" resource-type="product"></wbn-comments>`, partner),
    ],
    [
      '/message-center',
      ours(
        `<wbn-message-center load="eager" request-id="${conversations.requestID}"></wbn-message-center>${data('wbn-message-center', conversations)}`,
        partner,
      ),
    ],
    [
      '/cards',
      ours(
        `<main id="cards"></main><script>cards.append(...${inScript(cards(cardsCount))}.map((data) => Object.assign(document.createElement('wbn-business-card'), { data, load: 'eager' })))</script>`,
        partner,
      ),
    ],
    ['/many', ours(many(), 'location.origin')],
  ]);
  for (const name of ['autocomplete', 'waline', 'chatscope']) {
    const { js, css } = await bundlePeer(name);
    pages.set(`/${name}.js`, js);
    pages.set(`/${name}.css`, css);
    const given = name === 'chatscope' ? `<script>window.conversations = ${inScript(conversations)}</script>` : '';
    const head = `<link rel="stylesheet" href="/${name}.css">`;
    pages.set(`/${name}`, page(head, `${given}<div id="peer"></div><script type="module" src="/${name}.js"></script>`));
  }
  return pages;
}

/** Builds the vanilla cards from our drawn cards: the same nodes for each kind of badges, the same style sheet. */
export async function vanillaFrom(browser: Browser, origin: string, pages: Pages): Promise<void> {
  const one = await browser.newPage();
  await one.goto(`${origin}${subjects.cards.path}`);
  await one.waitForFunction(subjects.cards.ready);
  const drawn = await one.evaluate(() => {
    const all = [...document.querySelectorAll('wbn-business-card')] as (HTMLElement & {
      data: Record<string, unknown>;
    })[];
    const kinds = all.map(({ data, shadowRoot }) => [`${data.subscription} ${data.verified}`, shadowRoot!.innerHTML]);
    const sheets = all[0]!.shadowRoot!.adoptedStyleSheets;
    const css = sheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');
    return { kinds: Object.fromEntries(kinds) as Record<string, string>, css };
  });
  await one.close();
  const { js } = await bundlePeer('vanilla-cards');
  pages.set('/vanilla-cards.js', js);
  const given = `<script>window.vanilla = ${inScript({ ...drawn, cards: cards(cardsCount) })}</script>`;
  pages.set(
    '/vanilla-cards',
    page('', `${given}<main id="cards"></main><script type="module" src="/vanilla-cards.js"></script>`),
  );
}
