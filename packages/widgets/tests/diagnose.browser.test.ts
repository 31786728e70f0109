import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { sessionOf } from '../../../tests/support/sessions.ts';
import { cdn, drawn, openPartnerPage } from './partner-page.ts';

const box = '<wbn-search-box id="box"><a href="/x">Search suppliers</a></wbn-search-box>';
type Finding = readonly [level: string, about: string, text: string];

const findings = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const { wbn } = window as unknown as { wbn: { diagnose(): Promise<Record<string, string>[]> } };
    return (await wbn.diagnose()).map(({ level, about, text }) => [level, about, text] as never);
  });
const named = (all: readonly Finding[], about: string) => all.filter(([, what]) => what === about);

it('wbn.diagnose() finds nothing wrong with a page that has nothing wrong', async () => {
  const { page } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  expect((await findings(page)).map(([level, about]) => [level, about])).toEqual([
    ['ok', 'api'],
    ['ok', 'version'],
  ]);
});

it('wbn.diagnose() names what a policy blocked, and the API that cannot be reached under it', async () => {
  const { page } = await openPartnerPage({
    headers: { 'content-security-policy': `script-src ${cdn()}; connect-src 'none'` },
    body: box,
  });
  await drawn(page, '#box', 'input');
  const { api } = addresses();
  const all = await findings(page);
  expect(named(all, 'api')).toEqual([['error', 'api', expect.stringContaining(`${api} cannot be reached`)]]);
  // The calls that found it were blocked, but it is reported once.
  expect(named(await findings(page), 'policy')).toEqual([
    ['error', 'policy', `The page's policy blocked ${api}: add that to its connect-src.`],
  ]);
});

it.each(['is blocked', 'waits for its place on the screen'])(
  'wbn.diagnose() answers when the code of a widget with attributes %s',
  async (how) => {
    const card = '<wbn-business-card business-id="0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b">A supplier</wbn-business-card>';
    const { page } = await openPartnerPage({ body: '<p>Nothing yet</p>' });
    if (how === 'is blocked') await page.route(/\/business-card\.[\w-]+\.js/, (route) => route.abort());
    const above = how === 'is blocked' ? 0 : 6000;
    await page.evaluate(
      ([height, html]) =>
        document.body.insertAdjacentHTML('beforeend', `<div style="height:${height}px"></div>${html}`),
      [above, card] as const,
    );
    const told = named(await findings(page), 'element');
    expect(told).toEqual([['warning', 'element', expect.stringContaining('has not been drawn')]]);
  },
);

it('wbn.diagnose() names a widget without a fallback, and one whose script was blocked', async () => {
  const { page } = await openPartnerPage({ body: '<p>Nothing yet</p>' });
  await page.route(/\/search-box\.[\w-]+\.js/, (route) => route.abort());
  await page.evaluate(() => document.body.append(document.createElement('wbn-search-box')));
  const all = await findings(page);
  expect(named(all, 'fallback')).toHaveLength(1);
  expect(named(all, 'element')).toEqual([['warning', 'element', expect.stringContaining('has not been drawn')]]);
});

it.each(['<h2>Products</h2><p>More</p>', '<p>More</p><main>All</main>', '<footer>End</footer>', '<script>0</script>'])(
  'wbn.diagnose() names an element that has swallowed the rest of the page: %s',
  async (rest) => {
    const { page } = await openPartnerPage({ body: `<wbn-search-box id="box" />${rest}` });
    await drawn(page, '#box', 'input');
    const told = named(await findings(page), 'element');
    expect(told).toEqual([['error', 'element', expect.stringContaining('Write ></wbn-search-box>.')]]);
  },
);

it('wbn.diagnose() says that the page has defined an element of the name first', async () => {
  const { page } = await openPartnerPage({
    head: '<script>customElements.define("wbn-search-box", class extends HTMLElement {})</script>',
    body: '<wbn-search-box>Search</wbn-search-box>',
  });
  const told = named(await findings(page), 'element');
  expect(told).toEqual([['error', 'element', expect.stringContaining('another script has defined its name first')]]);
});

it.each([
  '<br>',
  '<p>&nbsp;</p>',
  '<template><b>x</b></template>',
  '<noscript>x</noscript>',
  '<div><!-- x --><br></div>',
])('wbn.diagnose() warns of content that nobody sees: %s', async (content) => {
  const { page } = await openPartnerPage({ body: `<wbn-search-box id="box">${content}</wbn-search-box>` });
  await drawn(page, '#box', 'input');
  const told = named(await findings(page), 'fallback');
  expect(told).toEqual([['warning', 'fallback', expect.stringContaining('holds nothing that is seen')]]);
});

it.each([
  ['a mistyped tag', '<wbn-serch-box></wbn-serch-box>', 'tag', 'write wbn-'],
  [
    'an unknown variant',
    '<wbn-business-card id="w" business-id="x" variant="big" load="eager"></wbn-business-card>',
    'element',
    'variant="big" is not known',
  ],
  [
    'an unknown language',
    '<wbn-search-box id="w" locale="xx"></wbn-search-box>',
    'element',
    'locale="xx" is not known: write one of en',
  ],
  [
    'an unknown country',
    '<wbn-search-box id="w" countries="Narnia"></wbn-search-box>',
    'element',
    'countries="Narnia" is not a known code',
  ],
  [
    'a code that is kept for no country',
    '<wbn-search-box id="w" countries="ZZ"></wbn-search-box>',
    'element',
    'countries="ZZ" is not a known code',
  ],
  [
    'an unknown type of business',
    '<wbn-search-box id="w" business="manufacturers"></wbn-search-box>',
    'element',
    'business="manufacturers" is not a known code: write',
  ],
  [
    'an id that is none',
    '<wbn-inquiry-form id="w" business-id="nonsense" load="eager"></wbn-inquiry-form>',
    'element',
    'business-id="nonsense" holds no id',
  ],
  [
    'a link without the place of the id',
    `<script>(window.wbn ||= []).push(['configure', { links: { business: '/s/' } }])</script>`,
    'configure',
    'Write {id} where the id belongs',
  ],
  ['a missing id', '<wbn-inquiry-form id="w" load="eager"></wbn-inquiry-form>', 'element', 'business-id is missing'],
  [
    'a missing type',
    '<wbn-comments id="w" resource-id="x" load="eager"></wbn-comments>',
    'element',
    'resource-type is missing',
  ],
  [
    'a misspelt attribute',
    '<wbn-search-box id="w" busines="EX"></wbn-search-box>',
    'element',
    'busines is not an attribute of it: write business',
  ],
  [
    'a property written as an attribute',
    '<wbn-business-card id="w" businessid="x" load="eager"></wbn-business-card>',
    'element',
    'businessid is not an attribute of it: write business-id',
  ],
  [
    'a misspelt token in a style sheet',
    '<style>@media all { body { --wbn-acent: red } }</style>',
    'theme',
    'No widget reads --wbn-acent: write --wbn-accent',
  ],
  [
    'a misspelt token in a style attribute',
    '<div style="--wbn-fontsize: 14px"></div>',
    'theme',
    'write --wbn-font-size',
  ],
  [
    'a misspelt token of the preset',
    `<script>(window.wbn ||= []).push(['configure', { theme: { radus: '0px' } }])</script>`,
    'configure',
    'has no "radus". Write "radius"?',
  ],
  [
    'a parent without a size',
    '<div style="width:0"><wbn-search-box id="w"></wbn-search-box></div>',
    'hidden',
    '0 px wide',
  ],
  [
    'a transparent element',
    '<div style="opacity:0"><wbn-search-box id="w"></wbn-search-box></div>',
    'hidden',
    'is hidden by the page',
  ],
  ['a width of 0', '<wbn-search-box id="w" style="width:0"></wbn-search-box>', 'hidden', 'is 0 px wide'],
  [
    'a hidden element',
    '<wbn-search-box id="w" style="visibility:hidden"></wbn-search-box>',
    'hidden',
    'is hidden by the page',
  ],
])('wbn.diagnose() names %s, and says what to write', async (_, html, about, text) => {
  const { page } = await openPartnerPage({ body: `${box}${html}` });
  await drawn(page, '#box', 'input');
  if (html.includes('id="w"'))
    await page.waitForFunction(() => document.getElementById('w')?.shadowRoot?.firstElementChild);
  expect(
    named(await findings(page), about)
      .map(([, , said]) => said)
      .join('\n'),
  ).toContain(text);
});

it('wbn.diagnose() takes a country in small letters, and a widget takes an id between blanks', async () => {
  const found = await (await fetch(`${addresses().api}/search/business/last-registered`)).json();
  const { businessID } = found.data[0];
  const card = `<wbn-business-card id="card" business-id=" ${businessID} \n" load="eager"><a href="/x">A card</a></wbn-business-card>`;
  const { page } = await openPartnerPage({ body: `${box.replace('id=', 'countries="de" id=')}${card}` });
  await drawn(page, '#card', 'name');
  expect(named(await findings(page), 'element')).toEqual([]);
});

it('wbn.diagnose() names an element inside a shadow root of the page', async () => {
  const { page } = await openPartnerPage({ body: `${box}<div id="app"></div>` });
  await drawn(page, '#box', 'input');
  await page.evaluate(() => {
    document.querySelector('#app')!.attachShadow({ mode: 'open' }).innerHTML = '<wbn-comments></wbn-comments>';
  });
  const said = named(await findings(page), 'element').map(([, , text]) => text);
  expect(said.join('\n')).toContain('inside a shadow root');
});

it('wbn.diagnose() takes a binding of Alpine for a fault only where it has not set its attribute', async () => {
  const id = '0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';
  const { page } = await openPartnerPage({
    body: `<wbn-business-card :variant="shape" variant="summary" :business-id="id" business-id="${id}"></wbn-business-card>`,
  });
  const said = async () => named(await findings(page), 'element').map(([, , text]) => text.replace(/^<.*?> /, ''));
  await page.locator('wbn-business-card [part=root]').waitFor({ state: 'attached' });
  expect((await said()).filter((text) => text.includes('is not an attribute'))).toEqual([]);
  await page.locator('wbn-business-card').evaluate((card) => card.removeAttribute('variant'));
  expect(await said()).toContain('has a fault: :variant is not an attribute of it: write variant.');
});

it('leaves what stands when the key is withdrawn, shows the page’s own content in what comes later, and wbn.diagnose() says it', async () => {
  const { token } = await sessionOf('operator@demo.example');
  const operate = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(body) };
    return (await (await fetch(`${addresses().api}/operator/partner-keys${path}`, init)).json()).data;
  };
  const made = await operate('POST', '', { name: 'To be withdrawn', origins: [cdn()], scopes: ['read'] });
  const { page } = await openPartnerPage({ body: box, key: made.publishableKey });
  await page.locator('#box [part=input]').fill('valves');
  expect(named(await findings(page), 'api')).toEqual([['ok', 'api', expect.any(String)]]);
  expect((await operate('PUT', `/${made.keyID}`, { revoked: true })).revokedAt).toEqual(expect.any(String));
  // The API caches keys for some seconds.
  await expect
    .poll(async () => named(await findings(page), 'key'), { timeout: 20_000, interval: 500 })
    .toEqual([
      ['error', 'key', expect.stringContaining(`${made.publishableKey}, or it was withdrawn: put the current`)],
    ]);
  const code = await page.evaluate(async () => {
    const card = document.createElement('wbn-business-card');
    card.innerHTML = '<a href="/x">Our page</a>';
    card.setAttribute('business-id', '0b7c1b1a-1111-4111-8111-000000000001');
    const failed = new Promise<Event>((heard) => card.addEventListener('wbn-error', heard, { once: true }));
    card.setAttribute('load', 'eager');
    document.body.append(card);
    return ((await failed) as CustomEvent<{ code: string }>).detail.code;
  });
  expect(code).toBe('OriginRefused');
  expect(await page.locator('wbn-business-card a').isVisible()).toBe(true);
  expect(await page.locator('#box [part=input]').inputValue()).toBe('valves');
});

it('the console says why a widget could not be drawn and where to ask, and wbn.diagnose() names it with its attributes', async () => {
  const { page } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<wbn-business-card business-id="nobody" load="eager"><a href="/x">Us</a>',
    );
  });
  expect((await warned).text()).toMatch(/^wbn-business-card There is nothing here.*wbn\.diagnose\(\) says more$/);
  expect(named(await findings(page), 'element')).toEqual([
    ['error', 'element', expect.stringContaining('business-id="nobody" holds no id')],
    ['error', 'element', expect.stringMatching(/^<wbn-business-card business-id="nobody" load="eager"> could not/)],
  ]);
});

describe('wbn.diagnose() tells apart what the API refuses, and says what to do', () => {
  const refused = async (key: string, origin: string, headers = {}): Promise<readonly Finding[]> => {
    const page = await openPage({ permissions: ['local-network-access'] });
    await page.route(`${origin}/page`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers,
        body: `<!doctype html><script type="module" src="${cdn()}/v1/wbn.js" ${key && `data-key="${key}"`}></script>${box}`,
      }),
    );
    await page.goto(`${origin}/page`);
    await drawn(page, '#box', 'input');
    return (await findings(page)).filter(([level]) => level === 'error');
  };

  it('a key that it does not know, or no key, on a site that another key lists', async () => {
    expect(await refused('pk_nobody', cdn())).toEqual([
      [
        'error',
        'key',
        expect.stringMatching(/does not know the key pk_nobody, or it was withdrawn: put the current one/),
      ],
    ]);
    expect(await refused('', cdn())).toEqual([['error', 'key', expect.stringContaining('has no data-key: copy it')]]);
  });

  it('a site that no key lists', async () => {
    // Other tests of this network make keys for shop.example.
    const site = 'https://unlisted.example';
    const advice = expect.stringContaining(
      `nor another key in force allows ${site}: have this origin added to the key`,
    );
    expect(await refused('pk_demo', site)).toEqual([['error', 'origin', advice]]);
  });

  // Headers of its own fail in the same way, but not here: Playwright answers the preflights of a page that it routes.
  it('a script of the page that gives credentials to all calls, or to those of suggestions alone', async () => {
    const changed = (which: string) =>
      `<script>{ const own = fetch; window.fetch = (url, init) => own(url, ${which} ? { ...init, credentials: 'include' } : init); }</script>`;
    const errorsOf = async (which: string) => {
      const { page } = await openPartnerPage({ head: changed(which), body: box });
      await drawn(page, '#box', 'input');
      return (await findings(page)).filter(([level]) => level !== 'ok');
    };
    const says = "A script of this page changes the widgets' calls";
    expect(await errorsOf('true')).toEqual([['error', 'fetch', expect.stringContaining(says)]]);
    expect(await errorsOf(`init?.method === 'POST'`)).toEqual([
      ['error', 'fetch', expect.stringContaining(`The search box gets no suggestions. ${says}`)],
      [
        'error',
        'fetch',
        expect.stringContaining(`Calls with a body and headers fail, as forms and comments send them. ${says}`),
      ],
    ]);
  });

  it('a page without an origin, which no key can allow', async () => {
    const sandbox = { 'Content-Security-Policy': 'sandbox allow-scripts' };
    const advice = expect.stringContaining('no origin, so no key can allow it: serve a file by http');
    expect(await refused('pk_demo', cdn(), sandbox)).toEqual([['error', 'origin', advice]]);
  });
});
