import type { BusinessCard, Product } from '@wbn/contract/shapes';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { cdn, openPartnerPage } from '../../packages/widgets/tests/partner-page.ts';
import { addresses } from '../support/addresses.ts';
import { ask } from '../support/api.ts';
import { signIn } from '../support/pages.ts';

let businessID: string;
let productID: string;
beforeAll(async () => {
  const found = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { textQuery: 'steel' });
  businessID = found.results[0]!.businessProfile.businessID;
  productID = (await ask<{ results: Product[] }>('search/product', { textQuery: 'pump' })).results[0]!.productID;
});

interface Frame {
  readonly name: string;
  readonly query: () => string;
  readonly part: string;
}
const frames: readonly Frame[] = [
  { name: 'search-box', query: () => 'countries=SA', part: '[part=input]' },
  { name: 'business-card', query: () => `business-id=${businessID}`, part: '[part=name]' },
  { name: 'product-page', query: () => `product-id=${productID}`, part: '[part=name]' },
];
const addressOf = ({ name, query }: Frame, more = ''): string =>
  `${addresses().portal}/embed/${name}?${query()}${more}`;

/** A page with only a frame. */
async function openFramed(frame: Frame, attributes = '', more = '', head = '', headers = {}) {
  const html = `<iframe title="WBN" src="${addressOf(frame, more)}" width="600" height="300" ${attributes}></iframe>`;
  const opened = await openPartnerPage({ version: 'none', head, body: html, headers });
  return { ...opened, frame: opened.page.frameLocator('iframe') };
}

const frameHeight = (page: Page) => page.locator('iframe[src]').evaluate((one) => one.clientHeight);

describe.each(frames)('the frame of $name', (one) => {
  it('is drawn where only a frame is allowed', async () => {
    const { frame } = await openFramed(one);
    await frame.locator(one.part).first().waitFor();
  });

  it('is drawn with its pictures on a page that is cross-origin isolated', async () => {
    const { page, frame } = await openFramed(one, '', '', '', {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    });
    await frame.locator(one.part).first().waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    const broken = () => [...document.images].filter((image) => image.complete && !image.naturalWidth).length;
    expect(await frame.locator('body').evaluate(broken)).toBe(0);
  });

  it('is drawn in a sandbox without an origin', async () => {
    const { frame } = await openFramed(one, 'sandbox="allow-scripts"');
    await frame.locator(one.part).first().waitFor();
    expect(await frame.locator('body').evaluate(() => self.origin)).toBe('null');
  });

  it('is drawn in a sandbox without scripts', async () => {
    const { frame } = await openFramed(one, 'sandbox');
    await frame.locator(one.part).first().waitFor();
  });

  it('is drawn in Arabic, from right to left', async () => {
    const { frame } = await openFramed(one, '', '&locale=ar');
    await frame.locator(`[part=root][lang=ar][dir=rtl]`).first().waitFor();
  });

  it('has the policy of a frame: any page may hold it, and it may do little', async () => {
    const answer = await fetch(addressOf(one));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-frame-options')).toBe(null);
    expect(answer.headers.get('set-cookie')).toBe(null);
    const policy = answer.headers.get('content-security-policy') ?? '';
    const { api, cdn: files } = addresses();
    for (const directive of [`default-src 'none'`, `script-src ${files}`, `connect-src ${api}`, 'frame-ancestors *'])
      expect(policy.split('; ')).toContain(directive);
    expect(policy).not.toContain('unsafe');
  });

  it('breaks none of its own policies, and writes no cookie and no storage', async () => {
    const { frame, troubles } = await openFramed(one);
    await frame.locator(one.part).first().waitFor();
    const kept = () => [document.cookie, localStorage.length, sessionStorage.length];
    expect(await frame.locator('body').evaluate(kept)).toEqual(['', 0, 0]);
    expect(troubles.filter((text) => !/none\/wbn\.js|Failed to load/.test(text))).toEqual([]);
  });

  it.each(['content-box', 'border-box'])(
    'gets the height of what it shows from a small script, its box being a %s',
    async (box) => {
      const style = `<style>iframe{box-sizing:${box}}</style>`;
      const { frame, page } = await openFramed(
        one,
        '',
        '',
        `${style}<script async src="${cdn()}/v1/wbn-frame.js"></script>`,
      );
      await frame.locator(one.part).first().waitFor();
      const wanted = () => frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
      await expect.poll(async () => (await frameHeight(page)) === (await wanted())).toBe(true);
      expect(await frameHeight(page)).toBeGreaterThan(40);
      expect(await frameHeight(page)).not.toBe(300);
    },
  );
});

it('a frame in a shadow root of the page gets its height too', async () => {
  const { page } = await openPartnerPage({
    version: 'none',
    head: `<script async src="${cdn()}/v1/wbn-frame.js"></script>`,
    body: `<form><input name="shadowRoot"></form><div id="outer"></div><script>
      const within = (host) => host.attachShadow({ mode: 'open' });
      const inner = within(outer).appendChild(document.createElement('div'));
      within(inner).innerHTML = '<iframe title="WBN" src="${addressOf(frames[1]!)}" width="600" height="33"></iframe>';
    </script>`,
  });
  await expect.poll(() => page.locator('iframe').evaluate((one) => one.clientHeight)).toBeGreaterThan(40);
});

it('the frame of a business that is not there is exactly as high as its sentence', async () => {
  const src = `${addresses().portal}/embed/business-card?business-id=00000000-0000-4000-8000-000000000000`;
  const { page } = await openPartnerPage({
    version: 'none',
    head: `<script async src="${cdn()}/v1/wbn-frame.js"></script>`,
    body: `<div id="around"><iframe title="WBN" src="${src}" width="320" height="270" style="display:block;border:0"></iframe></div>`,
  });
  await expect.poll(() => frameHeight(page)).not.toBe(270);
  const frame = await frameHeight(page);
  const inner = page.frameLocator('iframe').locator('html');
  expect(await inner.evaluate((root) => root.scrollHeight)).toBe(frame);
  expect(await inner.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height))).toBe(frame);
  expect(await page.locator('#around').evaluate((box) => box.getBoundingClientRect().height)).toBe(frame);
});

it('a frame has no session, even where its browser has one at the portal', async () => {
  const { page } = await openPartnerPage({ version: 'none', body: '' });
  await signIn(page, 'owner@demo.example');
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(addresses().api)) asked.push(request.headers().authorization);
  });
  await page.goto(addressOf(frames[2]!));
  const opening = page.context().waitForEvent('page');
  const opened = await pressUntil(page.locator('[part=like]').first(), opening);
  expect(opened.url().startsWith(`${addresses().portal}/business-product/`)).toBe(true);
  // The search box asks the API, unlike a page that the server drew.
  await page.goto(addressOf(frames[0]!));
  await page.locator('[part=input]').pressSequentially('ste');
  await page.locator('[role=option]').first().waitFor();
  expect(asked).not.toHaveLength(0);
  expect(asked.filter(Boolean)).toEqual([]);
});

/** A press before the frame's script has arrived does nothing: the button is drawn by the server. */
async function pressUntil<T>(button: Locator, wanted: Promise<T>): Promise<T> {
  let isThere = false;
  const stop = () => {
    isThere = true;
  };
  wanted.then(stop, stop);
  await expect
    .poll(async () => {
      if (!isThere) await button.click();
      return isThere;
    })
    .toBe(true);
  return wanted;
}

const heights: readonly (readonly [name: string, run: string])[] = [
  ['another window', 'postMessage({ wbnHeight: 777 }, "*")'],
  [
    'a frame of another origin',
    `const other = document.createElement('iframe'); other.srcdoc = '<script>parent.postMessage({wbnHeight:777},"*")</' + 'script>'; document.body.append(other)`,
  ],
];
it.each(heights)('the page believes no height from %s', async (_, run) => {
  const { frame, page } = await openFramed(
    frames[1]!,
    '',
    '',
    `<script>window.heard = 0; addEventListener('message', ({ data }) => { if (data.wbnHeight === 777) heard++ })</script>
     <script async src="${cdn()}/v1/wbn-frame.js"></script>`,
  );
  await frame.locator('[part=name]').waitFor();
  await expect.poll(() => frameHeight(page)).not.toBe(300);
  const before = await frameHeight(page);
  await page.evaluate(run);
  await page.waitForFunction(() => Reflect.get(window, 'heard') > 0);
  expect(await frameHeight(page)).toBe(before);
});

it('a link in a frame opens beside the page that holds it', async () => {
  const { frame, page } = await openFramed(frames[1]!);
  const link = frame.locator('[part=name] a');
  await link.waitFor();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await opened.waitForURL((url) => url.pathname.startsWith('/business/'));
  expect(page.url()).toContain('partner-page-under-test');
});

it.each([
  ['a business that is not there', 'business-card?business-id=00000000-0000-4000-8000-000000000000', 404],
  ['no id', 'product-page', 404],
  ['another widget', 'message-center?business-id=me', 404],
  ['a name of every object', 'constructor', 404],
])('answers %s with a sentence', async (_, path, status) => {
  const answer = await fetch(`${addresses().portal}/embed/${path}`);
  expect(answer.status).toBe(status);
  expect((await answer.text()).length).toBeGreaterThan(20);
});
