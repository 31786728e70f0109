import { expect, it } from 'vitest';
import { cdn, drawn, openPartnerPage } from './partner-page.ts';

const fallback = '<a id="fallback" href="/x">Search suppliers</a>';
const box = `<wbn-search-box id="box">${fallback}</wbn-search-box>`;
const errors = `<script>window.failures = []; document.addEventListener('wbn-error', (event) => failures.push(event.detail.code))</script>`;

it('R-368 mounts the search box from one script tag, in a shadow root of its own', async () => {
  const { page, troubles } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  expect(await page.locator('#box [part=input]').count()).toBe(1);
  expect(await page.locator('#fallback').isVisible()).toBe(false);
  expect(troubles).toEqual([]);
});

it('drains the queue that a page filled before the script came', async () => {
  const { page } = await openPartnerPage({
    head: `<script>window.wbn = window.wbn || []; wbn.push(['on', 'wbn-ready', () => { window.ready = true }]);
           wbn.push((wbn) => { window.version = wbn.version })</script>`,
    body: box,
  });
  await page.waitForFunction(() => 'ready' in window);
  expect(await page.evaluate(() => Reflect.get(window, 'version'))).toMatch(/^\d+\.\d+\.\d+$/);
});

it('runs each command of the queue on its own, and reports one that throws and one that it does not know', async () => {
  const { page, troubles } = await openPartnerPage({
    head: `<script>window.wbn = [() => { throw new Error('of the page') }, ['nothing-of-ours'],
           (wbn) => { window.version = wbn.version }]</script>`,
    body: box,
  });
  await drawn(page, '#box', 'input');
  expect(await page.evaluate(() => Reflect.get(window, 'version'))).toMatch(/^\d+\.\d+\.\d+$/);
  expect(troubles).toEqual(['of the page']);
});

it.each([
  ['an element with that id', '<div id="wbn"></div>', 'object'],
  ['a form with that name', '<form name="wbn"></form>', 'object'],
])('has its global on a page with %s', async (_, html, kind) => {
  const { page, troubles } = await openPartnerPage({ body: html + box });
  await drawn(page, '#box', 'input');
  expect(await page.evaluate(() => typeof Reflect.get(window, 'wbn'))).toBe(kind);
  expect(await page.evaluate(() => Reflect.get(window, 'wbn').version)).toMatch(/^\d+\.\d+\.\d+$/);
  expect(troubles).toEqual([]);
});

it.each(['{ theirs: 1 }', '"theirs"', '() => 1'])(
  'leaves the page its own global wbn (%s), says so, and draws',
  async (own) => {
    const { page, troubles } = await openPartnerPage({
      head: `<script>window.warned = []; console.warn = (text) => warned.push(text); window.before = window.wbn = ${own}</script>`,
      body: box,
    });
    await drawn(page, '#box', 'input');
    expect(await page.evaluate(() => Reflect.get(window, 'wbn') === Reflect.get(window, 'before'))).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'warned'))).toEqual([
      expect.stringContaining('window.wbn is taken'),
    ]);
    expect(troubles).toEqual([]);
  },
);

it.each([
  ['the tag’s address', `?key=pk_demo`, ''],
  ['the queue', '', `(window.wbn = window.wbn || []).push(['configure', { key: 'pk_demo' }]);`],
])('takes the key from %s where its tag is gone before it runs', async (_, query, command) => {
  const { page } = await openPartnerPage({
    version: 'none',
    body: `${box}<script>${command}const tag = document.createElement('script'); tag.type = 'module';
      tag.src = '${cdn()}/v1/wbn.js${query}'; document.head.append(tag); tag.remove()</script>`,
  });
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('wbn-key') === 'pk_demo');
  await drawn(page, '#box', 'input');
  await page.locator('#box [part=country]').click();
  await asked;
});

it('asks again for what did not come when the connection is back', async () => {
  const { page } = await openPartnerPage({ body: errors });
  await page.clock.install();
  let isDown = true;
  await page.route(/\/search-box\.\w{8}\.js/, (route) => (isDown ? route.abort() : route.continue()));
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), box);
  while (!(await page.evaluate(() => Reflect.get(window, 'failures').length))) await page.clock.runFor(5000);
  expect(await page.locator('#fallback').isVisible()).toBe(true);
  isDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await drawn(page, '#box', 'input');
});

it('follows what the page configures after the widgets are drawn', async () => {
  const { page } = await openPartnerPage({ body: box });
  await drawn(page, '#box', 'input');
  const configure = (config: object) =>
    page.evaluate((given) => Reflect.get(window, 'wbn').configure(given), config as never);
  await configure({ locale: 'ar' });
  await page.locator('#box [part=root][lang=ar]').waitFor();
  await configure({ texts: { 'wbn-search-box': { submit: 'Find a mill' } } });
  await page.locator('#box').getByRole('button', { name: 'Find a mill' }).waitFor();
  await configure({ portal: 'https://elsewhere.example' });
  await page.locator('#box form[action^="https://elsewhere.example/"]').waitFor();
});

it.each([
  ['host names and a nonce', (origin: string) => `script-src 'nonce-abc' ${origin}`],
  ['strict-dynamic', () => `script-src 'nonce-abc' 'strict-dynamic'`],
])('works under default-src none with Trusted Types required, by %s', async (_, scripts) => {
  const policy = `default-src 'none'; ${scripts(cdn())}; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'`;
  const { page, troubles } = await openPartnerPage({
    tag: 'nonce="abc"',
    headers: { 'content-security-policy': policy },
    body: `<script nonce="abc">window.violations = []; document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + event.blockedURI))</script>${box}`,
  });
  await drawn(page, '#box', 'input');
  await page.locator('#box [part=country]').click();
  await page.locator('#box [role=option]').nth(1).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
  expect(troubles).toEqual([]);
});

it.each(['runtime', 'search-box'])(
  'leaves the page’s own content when the %s file is not what was built',
  async (name) => {
    const { page } = await openPartnerPage({ body: '<p>before</p>' });
    await page.route(new RegExp(`/${name}\\.\\w{8}\\.js`), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n;window.tampered = true` });
    });
    await page.evaluate((html) => {
      Object.assign(window, { failures: [] });
      document.addEventListener('wbn-error', (event) => {
        Reflect.get(window, 'failures').push((event as CustomEvent).detail.code);
      });
      document.body.insertAdjacentHTML('beforeend', html);
    }, box);
    await page.waitForFunction(() => Reflect.get(window, 'failures').length > 0, undefined, { timeout: 30_000 });
    expect(await page.evaluate(() => [Reflect.get(window, 'failures'), 'tampered' in window])).toEqual([
      ['load'],
      false,
    ]);
    expect(await page.locator('#fallback').isVisible()).toBe(true);
  },
);

it('asks again for a file that did not load at first', async () => {
  const { page } = await openPartnerPage({ body: errors });
  let refused = 0;
  await page.route(/\/runtime\.\w{8}\.js$/, (route) => {
    refused++;
    return route.abort();
  });
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), box);
  await drawn(page, '#box', 'input');
  expect(refused).toBe(1);
});

it('loads as one exact version, held to the hash that integrity.json names for it', async () => {
  const [, version = ''] = /["'`](\d+\.\d+\.\d+)["'`]/.exec(await (await fetch(`${cdn()}/v1/wbn.js`)).text()) ?? [];
  const hashes = (await (await fetch(`${cdn()}/${version}/integrity.json`)).json()) as Record<string, string>;
  const { page, troubles } = await openPartnerPage({ version, tag: `integrity="${hashes['wbn.js']}"`, body: box });
  await drawn(page, '#box', 'input');
  expect(troubles).toEqual([]);
});

it('finds an element that is added later inside a hidden part of the page', async () => {
  const { page } = await openPartnerPage({ body: '<div style="display:none" id="tab"></div>' });
  await page.evaluate(() => document.querySelector('#tab')?.append(document.createElement('wbn-search-box')));
  await drawn(page, 'wbn-search-box', 'input');
});

it('fetches nothing but itself while no element is near the screen', async () => {
  const { page } = await openPartnerPage({ body: `<div style="height:5000px"></div>${box}` });
  await page.waitForFunction(() => 'wbn' in window);
  // An observer that begins later reports later: the loader knows by then that its element is far away.
  await page.evaluate(
    () => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(document.body)),
  );
  const files = async () => {
    const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return addresses.flatMap((one) => /(?:runtime|search-box)(?=\.\w{8}\.js)/.exec(one) ?? []);
  };
  expect(await files()).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 5000));
  await drawn(page, '#box', 'input');
  expect(new Set(await files())).toEqual(new Set(['runtime', 'search-box']));
});

it('adds nothing to the page’s globals but wbn', async () => {
  const { page } = await openPartnerPage({
    head: '<script>window.before = Object.keys(window).concat("before")</script>',
    body: box,
  });
  await drawn(page, '#box', 'input');
  const added = await page.evaluate(() =>
    Object.keys(window).filter((key) => !Reflect.get(window, 'before').includes(key)),
  );
  expect(added).toEqual(['wbn']);
});

it('says in words what is wrong with an integration', async () => {
  const { page } = await openPartnerPage({ body: `${box}<wbn-search-box id="bare"></wbn-search-box>` });
  await drawn(page, '#box', 'input');
  const findings = await page.evaluate(() =>
    (
      Reflect.get(window, 'wbn') as { diagnose(): Promise<{ about: string; level: string; text: string }[]> }
    ).diagnose(),
  );
  expect(findings).toContainEqual(expect.objectContaining({ about: 'api', level: 'ok' }));
  expect(findings).toContainEqual(
    expect.objectContaining({ about: 'fallback', text: expect.stringContaining('id="bare"') }),
  );
});
