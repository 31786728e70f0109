import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { cdn, drawn, openPartnerPage, type PartnerPage } from './partner-page.ts';

const card = '<wbn-search-box id="box" suggestions="off"><a href="/x">Search suppliers</a></wbn-search-box>';
const form =
  '<wbn-inquiry-form business-id="0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b"><a href="/x">Write to us</a></wbn-inquiry-form>';

interface Finding {
  readonly level: string;
  readonly about: string;
  readonly text: string;
}

const diagnosis = (page: Page): Promise<readonly Finding[]> =>
  page.evaluate(() => (window as unknown as { wbn: { diagnose(): Promise<Finding[]> } }).wbn.diagnose());

/** Faults of a page, without those of its elements. */
const faultsOf = async (page: Page) =>
  (await diagnosis(page)).filter(({ level, about }) => level !== 'ok' && !['element', 'fallback'].includes(about));

async function opened(given: Partial<PartnerPage>): Promise<Page> {
  const { page } = await openPartnerPage({ body: card, ...given });
  await drawn(page, '#box', 'input');
  return page;
}

const replaced = (how: string) =>
  `<script>{ const own = fetch; window.fetch = async (url, init = {}) => { ${how} } }</script>`;
/** The page's script spoils calls with headers and a body of JSON. */
const spoilsJSON = (how: string) =>
  replaced(`if (init.method === 'POST' && init.headers?.['content-type']) { ${how} } return own(url, init);`);
const changes = expect.stringContaining("A script of this page changes the widgets' calls");

it('names a fetch of the page that lets reading pass and spoils calls with a body and headers', async () => {
  for (const how of [
    'throw new TypeError("no")',
    'return new Response("<p>Not now</p>", { status: 405 })',
    'return undefined',
    'return own(url, { ...init, headers: {} })',
    'return own(url, { ...init, body: "[object Object]" })',
  ]) {
    const page = await opened({ head: spoilsJSON(how) });
    expect(await faultsOf(page), how).toEqual([{ level: 'error', about: 'fetch', text: changes }]);
  }
});

it.each(['runtime', 'visitor'])('names the file %s of the CDN if it does not come', async (name) => {
  const { page } = await openPartnerPage({ body: '<p>No widget</p>' });
  await page.route(new RegExp(`/${name}\\.[\\w-]+\\.js`), (route) => route.abort());
  const text = expect.stringMatching(new RegExp(`^${cdn()}/.*/${name}\\.[\\w-]+\\.js$`));
  expect(await diagnosis(page)).toEqual([{ level: 'error', about: 'load', text }]);
});

it('names a service worker that lets reading pass and spoils calls with a body', async () => {
  const page = await openPage({ permissions: ['local-network-access'], serviceWorkers: 'allow' });
  const script = `addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(clients.claim()));
    addEventListener('fetch', (event) => { if (event.request.method === 'POST') event.respondWith(Response.error()); });`;
  const at = `${cdn()}/examples/partner-search/`;
  await page
    .context()
    .route(`${at}worker.js`, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto(at);
  await page.evaluate(async () => {
    const taken = new Promise((resume) => {
      navigator.serviceWorker.oncontrollerchange = resume;
    });
    await navigator.serviceWorker.register('worker.js');
    await taken;
  });
  const told = (await faultsOf(page)).filter(({ about }) => about === 'fetch').map(({ text }) => text);
  expect(told.join('\n')).toContain(
    `The service worker ${at}worker.js, or a script of this page, changes the widgets' calls`,
  );
});

describe('a page that lets no frame stay', () => {
  const without = [
    [
      'a createElement that refuses them',
      `<script>{ const own = document.createElement; document.createElement = function (name, ...more) { if (name === 'iframe') throw Error('no'); return own.call(this, name, ...more); } }</script>`,
    ],
    [
      'a createElement that makes something else of them',
      `<script>{ const own = document.createElement; document.createElement = function (name, ...more) { return own.call(this, name === 'iframe' ? 'div' : name, ...more); } }</script>`,
    ],
    [
      'a script that removes all that is added to the body',
      `<script>addEventListener('DOMContentLoaded', () => new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach((node) => node.remove()))).observe(document.body, { childList: true }))</script>`,
    ],
  ] as const;

  it.each(without)('with %s learns what could not be checked, and that fetch was replaced', async (_, script) => {
    const page = await opened({ head: script + spoilsJSON('throw new TypeError("no")') });
    const [fault, ...rest] = await faultsOf(page);
    expect(rest).toEqual([]);
    expect(fault).toMatchObject({ level: 'error', about: 'api' });
    expect(fault!.text).toContain('This page lets no new frame stay, so whether');
    expect(fault!.text).toContain(`A script of it has replaced fetch: let that leave calls to ${addresses().api} as`);
  });

  it('is told of a changed fetch where only frames of the document are removed, and where its policy allows none', async () => {
    const removed =
      '<script>new MutationObserver(() => document.querySelectorAll("iframe").forEach((frame) => frame.remove())).observe(document, { childList: true, subtree: true })</script>';
    const none = { 'content-security-policy': "frame-src 'none'; child-src 'none'" };
    for (const given of [{ head: removed }, { headers: none }]) {
      const page = await opened({ ...given, head: (given.head ?? '') + spoilsJSON('throw new TypeError("no")') });
      expect(await faultsOf(page)).toEqual([{ level: 'error', about: 'fetch', text: changes }]);
    }
  });
});

describe('a server that does not answer is named after ten seconds', () => {
  /** The diagnosis of a page whose clock runs fast. */
  async function hanging(address: RegExp, given: Partial<PartnerPage> = {}): Promise<readonly Finding[]> {
    const page = await opened(given);
    await page.clock.install();
    await page.route(address, () => {});
    const asked = page.waitForRequest(address);
    const faults = faultsOf(page);
    // Other answers come in their own time.
    await asked;
    let isDone = false;
    faults.finally(() => {
      isDone = true;
    });
    while (!isDone) await page.clock.runFor(1000);
    return faults;
  }
  const after = 'did not answer within 10 seconds';

  it('the API', async () => {
    const { api } = addresses();
    expect(await hanging(new RegExp(`^${api}/`))).toEqual([{ level: 'error', about: 'api', text: `${api} ${after}.` }]);
  });

  it('the account site, where a widget offers a login', async () => {
    const { accounts } = addresses();
    const address = new RegExp(`^${accounts}/`);
    const text = expect.stringContaining(`Visitors cannot log in: ${accounts} ${after}.`);
    expect(await hanging(address, { body: card + form })).toContainEqual({ level: 'warning', about: 'accounts', text });
  });

  it('the account site is not asked for a search box alone', async () => {
    const { accounts } = addresses();
    const page = await opened({});
    await page.route(`${accounts}/**`, (route) => route.abort());
    expect(await faultsOf(page)).toEqual([]);
  });

  it.each(['client', 'diagnose'])('the file %s of the CDN', async (name) => {
    const faults = await hanging(new RegExp(`/${name}\\.[\\w-]+\\.js`));
    expect(faults).toEqual([{ level: 'error', about: 'cdn', text: expect.stringContaining(after) }]);
    expect(faults[0]!.text).toContain(name);
  });

  it('a fetch of the page that ignores signals', async () => {
    const page = await opened({
      head: replaced('return url.includes("/ref-data/") ? new Promise(() => {}) : own(url, init);'),
    });
    expect(await faultsOf(page)).toEqual([{ level: 'error', about: 'fetch', text: changes }]);
  });
});

describe('the addresses of the network, which one exact version fetches', () => {
  const version = async (): Promise<string> =>
    /"version":"([\d.]+)"|(\d+\.\d+\.\d+)/.exec(await (await fetch(`${cdn()}/v1/wbn.js`)).text())![0]!;
  const faults = async (given: Partial<PartnerPage>) => {
    const { page } = await openPartnerPage({ body: card, version: await version(), ...given });
    await page.waitForFunction(() => typeof Reflect.get(window, 'wbn')?.diagnose === 'function');
    return (await diagnosis(page)).filter(({ about }) => ['api', 'cdn', 'fetch'].includes(about));
  };

  it('are a finding if a script of the page changes their request', async () => {
    const told = await faults({ head: replaced('throw new TypeError("no")') });
    expect(told).toEqual([
      {
        level: 'error',
        about: 'cdn',
        text: expect.stringContaining(`${cdn()}/v1/site.json cannot be read, because a script`),
      },
    ]);
  });

  it('are a finding if the policy of the page blocks them', async () => {
    const headers = { 'content-security-policy': `connect-src ${addresses().api}` };
    expect(await faults({ headers })).toEqual([
      {
        level: 'error',
        about: 'cdn',
        text: expect.stringContaining(`${cdn()}/v1/site.json cannot be reached from here`),
      },
    ]);
  });

  it('are fetched, and nothing is wrong', async () => {
    expect(await faults({})).toEqual([{ level: 'ok', about: 'api', text: expect.any(String) }]);
  });
});
