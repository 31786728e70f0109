import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPartnerPage } from '../../packages/widgets/tests/partner-page.ts';
import { addresses } from '../support/addresses.ts';
import { documentedPolicy, policyText } from '../support/policy.ts';
import { cases, nameOf } from './cases.ts';
import { allReady, idOf, openAll } from './open-all.ts';

const watch = `window.violations = []; document.addEventListener('securitypolicyviolation', (event) => {
  violations.push(event.effectiveDirective + ' ' + event.blockedURI) })`;
const broken = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'violations'));

it.each([
  ['a nonce', (origin: string) => `'nonce-abc' ${origin}`],
  ['strict-dynamic', () => `'nonce-abc' 'strict-dynamic'`],
])("every widget works under default-src 'none' with Trusted Types required, by %s", async (_, scripts) => {
  for (const isSignedIn of [false, true]) {
    // The fixtures keep files and the form for cards at an origin of their own. A partner's page needs no frame: only the portal asks for money.
    const policy = new Map(documentedPolicy({ ...addresses(), files: 'https://pictures.example' }))
      .set('script-src', scripts(addresses().cdn))
      .set('frame-src', 'https://pictures.example')
      // The page's own icon.
      .set('img-src', 'data: https://pictures.example');
    const { page, troubles } = await openAll({
      isSignedIn,
      tag: 'nonce="abc"',
      head: `<script nonce="abc">${watch}</script>`,
      headers: { 'content-security-policy': policyText(policy) },
    });
    await allReady(page);
    for (const one of cases) {
      const reachable = one.states.filter(({ isSignedIn: wants, answers }) => !!wants === isSignedIn && !answers);
      for (const { reach, attributes } of reachable) {
        if (attributes) continue;
        await reach?.(page.locator(`#${idOf(one)}`));
        await page.keyboard.press('Escape');
      }
    }
    expect(await broken(page)).toEqual([]);
    expect(troubles).toEqual([]);
  }
});

/** Styles and sizes of everything in the element's shadow tree. */
const looks = (page: Page, id: string): Promise<string[]> =>
  page.locator(`#${id}`).evaluate((host) => {
    const names = [
      'display',
      'visibility',
      'opacity',
      'position',
      'color',
      'background-color',
      'font',
      'padding',
      'margin',
      'border',
    ];
    const walk = (root: ParentNode): string[] =>
      [...root.querySelectorAll('*')].flatMap((node) => {
        if (node.localName === 'slot' || node.closest('[hidden]')) return [];
        const style = getComputedStyle(node);
        const { width, height } = node.getBoundingClientRect();
        const own = `${node.localName}.${node.getAttribute('part') ?? node.className} ${Math.round(width)}x${Math.round(height)} ${names.map((name) => style.getPropertyValue(name)).join(';')}`;
        return [own, ...(node.shadowRoot ? walk(node.shadowRoot) : [])];
      });
    return walk(host.shadowRoot!);
  });

it('R-370 every widget looks the same where the page resets and hides every element, and where a rem is 10 px', async () => {
  const font = 'body{font:17px/1.5 monospace;margin:20px}';
  const seen: string[][][] = [];
  for (const css of ['', 'body *{all:unset!important;display:none!important} html{font-size:62.5%}']) {
    const { page } = await openAll({ head: `<style>${font}${css}</style>`, isGiven: true, width: 900 });
    await allReady(page);
    await page.locator('#product-page [part=other]').first().waitFor();
    await page.waitForFunction((ids) => {
      const within = (root: ParentNode): boolean =>
        [...root.querySelectorAll('*')].every(
          (node) =>
            (!(node instanceof HTMLImageElement) || node.loading === 'lazy' || node.complete) &&
            (!node.shadowRoot || within(node.shadowRoot)),
        );
      return ids.every((id) => within(document.getElementById(id)!.shadowRoot!));
    }, cases.map(idOf));
    seen.push(await Promise.all(cases.map((one) => looks(page, idOf(one)))));
  }
  for (const [index, one] of cases.entries()) {
    expect(seen[0]![index]!.length, nameOf(one)).toBeGreaterThan(5);
    expect(seen[1]![index], nameOf(one)).toEqual(seen[0]![index]);
  }
});

it('R-370 every widget leaves the page around it as it was: its looks, globals, prototypes, storage, cookies', async () => {
  const around =
    'h1 h2 p a ul li div span button input select textarea label form section em code table td dl dt dialog';
  const host = around
    .split(' ')
    .map((tag) => `<${tag} class="host">x</${tag}>`)
    .join('');
  const { page, troubles } = await openAll({
    body: `<main>${host}</main>`,
    head: `<script>
      window.state = () => ({
        styles: [...document.querySelectorAll('.host, html, body')].map((node) => {
          const style = getComputedStyle(node)
          return node.localName + ['color', 'font', 'margin', 'padding', 'display', 'background', 'box-sizing', 'cursor'].map((name) => style.getPropertyValue(name)).join()
        }),
        attributes: [document.documentElement, document.body].map((node) => node.cloneNode().outerHTML),
        globals: Object.getOwnPropertyNames(window).filter((name) => !/^\\d+$|^(state|before|data|given)$/.test(name)),
        prototypes: [Object, Array, Promise, Element, HTMLElement, Node, Event, EventTarget, Document, String, Function, Date, Map].map((each) =>
          Object.getOwnPropertyNames(each).concat(Object.getOwnPropertyNames(each.prototype)).length),
        patched: [fetch, setTimeout, JSON.parse, Element.prototype.attachShadow, history.pushState, console.error].map(String).join(),
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        title: document.title, address: location.href, stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]), cookie: document.cookie,
      });
    </script>`,
  });
  const state = () => page.evaluate(() => (Reflect.get(window, 'state') as () => object)());
  await page.waitForFunction(() => 'wbn' in window);
  const before = (await state()) as { globals: string[] };
  await page.evaluate(
    (all) => {
      for (const [tag, attributes] of all) {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.id = tag.slice(4);
        document.body.append(element);
      }
    },
    cases.map((one) => [one.widget.tag, { load: 'eager', ...one.attributes }] as const),
  );
  await allReady(page);
  // A browser may expose a frame or an id as a global; we add none.
  const names = new Set(cases.map(idOf));
  const after = (await state()) as { globals: string[] };
  expect({ ...after, globals: after.globals.filter((name) => !names.has(name)) }).toEqual(before);
  expect(before.globals).toContain('wbn');
  expect(troubles).toEqual([]);
});

it.each([
  [
    'polluted prototypes',
    `Object.prototype.evil = 'x'; Object.prototype.part = 'x'; Object.prototype.href = 'javascript:alert(1)'; Array.prototype.bad = () => {}; String.prototype.at2 = 1; Function.prototype.extra = {}`,
  ],
  [
    'a wrapped fetch and a wrapped attachShadow',
    `const real = window.fetch; window.fetch = (...all) => real(...all); const attach = Element.prototype.attachShadow; Element.prototype.attachShadow = function (options) { return attach.call(this, options) }`,
  ],
  [
    'roots that a page makes closed',
    `const attach = Element.prototype.attachShadow; window.roots = []; Element.prototype.attachShadow = function (options) { const root = attach.call(this, { ...options, mode: 'open' }); roots.push(root); return root }`,
  ],
  [
    'storage that throws',
    `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError') } }); Object.defineProperty(document, 'cookie', { get() { throw new Error('refused') }, set() { throw new Error('refused') } })`,
  ],
  [
    'no locks, channels, idle callbacks',
    `delete window.BroadcastChannel; delete window.requestIdleCallback; Object.defineProperty(navigator, 'locks', { value: undefined }); delete window.ReportingObserver`,
  ],
  [
    'ids and names that clobber',
    `document.addEventListener('DOMContentLoaded', () => document.body.insertAdjacentHTML('afterbegin', '<form id="config"><input name="attributes"><input id="core"></form><a id="wbn2" name="data"></a><img name="currentScript">'))`,
  ],
])('every widget works on a page with %s', async (_, script) => {
  const { page, troubles } = await openAll({ head: `<script>{${script}}</script>` });
  await allReady(page);
  expect(troubles).toEqual([]);
});

it.each([
  ['wbn.js', 'type="module"'],
  ['wbn-classic.js', ''],
  ['wbn-classic.js', 'type="module"'],
])(
  'images that a visitor names like properties of the document lead %s %s to no foreign address',
  async (file, type) => {
    const { api, cdn } = addresses();
    const evil = 'http://127.0.0.1:9/evil';
    const settings = ['api', 'accounts', 'portal', 'files'].map((name) => `data-${name}="${evil}/${name}"`).join(' ');
    const { page } = await openPartnerPage({ version: 'none', body: '' });
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() !== 'image' && asked.push(request.url()));
    const names = await page.evaluate(() =>
      Object.entries(Object.getOwnPropertyDescriptors(Document.prototype)).flatMap(([name, { get }]) =>
        get ? name : [],
      ),
    );
    expect(names).toContain('currentScript');
    // Two of a name make a collection. A sanitiser leaves images with names; scripts and handlers are gone.
    const images = (name: string) =>
      `<img name="${name}" alt="" src="${evil}/${file}" data-key="evil" ${settings}>`.repeat(2);
    // These say where the page's parts are. Without them a page cannot be changed, and other scripts of the page fail as well.
    const whole = new Set(['head', 'body', 'documentElement', 'readyState', 'implementation', 'defaultView']);
    const body = names
      .filter((name) => !whole.has(name))
      .map(images)
      .join('');
    await page.route(page.url(), (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}<wbn-search-box></wbn-search-box>
        <script ${type} src="${cdn}/v1/${file}" data-key="pk_demo"></script></body></html>`,
      }),
    );
    await page.reload();
    const field = page.locator('wbn-search-box input[role=combobox]');
    await field.pressSequentially('ste');
    await page.locator('wbn-search-box [role=option]').first().waitFor();
    expect(asked.filter((url) => url.startsWith(evil))).toEqual([]);
    expect(asked.filter((url) => url.startsWith(api)).length).toBeGreaterThan(0);
  },
);

it.each([
  ['fetch throws', `window.fetch = () => { throw new Error('no') }`, ['search-box', 'inquiry-form', 'message-center']],
  ['attachShadow throws', `Element.prototype.attachShadow = () => { throw new Error('no') }`, []],
  [
    'style sheets cannot be adopted',
    `Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { set() { throw new Error('no') } })`,
    [],
  ],
  ['elements cannot be defined', `CustomElementRegistry.prototype.define = () => { throw new Error('no') }`, []],
])('every widget fails closed with its fallback where %s, and the page goes on', async (_, script, working) => {
  const { page, troubles } = await openAll({
    head: `<script>window.failures = []; document.addEventListener('wbn-error', (event) => failures.push(event.target.id)); ${script}</script>`,
    body: '%s<p id="rest">The rest</p>',
  });
  const failing = cases.map(idOf).filter((id) => !(working as string[]).includes(id));
  for (const id of failing) {
    await page.waitForFunction((name) => Reflect.get(window, 'failures').includes(name), id);
    expect(await page.locator(`#${id} > a`).isVisible(), id).toBe(true);
  }
  expect(await page.locator('#rest').isVisible()).toBe(true);
  expect(troubles.filter((line) => !/Failed to load resource/.test(line))).toEqual([]);
});

it('every widget keeps itself however often it is moved, taken out and put back', async () => {
  const { page, troubles } = await openAll({ body: '<div id="a">%s</div><div id="b"></div>', isGiven: true });
  await allReady(page);
  await page.evaluate(async (ids) => {
    const turn = () => new Promise((resume) => setTimeout(resume));
    const [a, b] = [document.querySelector('#a')!, document.querySelector('#b')!];
    const all = ids.map((id) => document.getElementById(id)!);
    for (let round = 0; round < 500; round++) {
      const to = round % 2 ? a : b;
      for (const element of all) {
        if (round % 3) element.remove();
        to.append(element);
      }
      if (round % 25 === 0) await turn();
    }
    for (const element of all) element.remove();
    await turn();
    a.append(...all);
  }, cases.map(idOf));
  await allReady(page);
  for (const one of cases) {
    const roots = page
      .locator(`#${idOf(one)}`)
      .locator('[part=root]')
      .first();
    expect(
      await roots.evaluate((root) => (root.getRootNode() as ShadowRoot).querySelectorAll('[part=root]').length),
    ).toBe(1);
  }
  expect(troubles).toEqual([]);
});
