import { businessPath, productPath } from '@wbn/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPages } from '../../../packages/accounts/src/pages/account-frame.ts';
import { addresses, useNetwork } from '../../support/addresses.ts';
import { hostileTexts, unstorable } from '../../support/hostile-texts.ts';
import { startNetwork, stopNetwork } from '../../support/network.ts';
import { signIn } from '../../support/pages.ts';
import { operatorPages, pagesOfOwner } from '../../support/portal-pages.ts';
import { freePorts } from '../../support/ports.ts';
import { newcomer } from '../../support/sessions.ts';
import { harmOf, openWatchedPage } from './watched-page.ts';
import { sendAgain, unstorableBodies, type Written, writeEverywhere, writingCalls } from './write-everywhere.ts';

/** Hostile texts in every field that the contract has, in a network of their own, and what the pages that show them do. */

let network: Awaited<ReturnType<typeof startNetwork>> | undefined;
let worlds: Written[];
beforeAll(async () => {
  if (!process.env.WBN_TEST_PORT) {
    network = await startNetwork(await freePorts(), 60);
    useNetwork(network);
  }
  worlds = [await writeEverywhere(0), await writeEverywhere(41)];
}, 240_000);
afterAll(() => network && stopNetwork(network));

async function harmsOn(
  page: Page,
  paths: readonly string[],
  site = addresses().portal,
): Promise<Record<string, string[]>> {
  const harms: Record<string, string[]> = {};
  for (const path of paths) {
    const harm = await harmOf(page, site + path);
    if (harm.length > 0) harms[path] = harm;
  }
  return harms;
}

const outcomes = () => worlds.flatMap((world) => world.outcomes);

it('every text of the corpus stands in some field', () => {
  const written = new Set(worlds.flatMap(({ texts }) => [...texts]));
  expect(hostileTexts.filter((text) => !written.has(text))).toEqual([]);
});

it('no call answers above 499, and every call that keeps texts took them', () => {
  expect(writingCalls.length).toBeGreaterThan(30);
  expect(outcomes().filter(({ reply }) => reply.status !== 200)).toEqual([]);
});

it('no field takes a NUL or half a character, and the answer is a refusal', { timeout: 240_000 }, async () => {
  const [world] = worlds as [Written];
  let asked = 0;
  for (const outcome of world.outcomes) {
    for (const body of unstorableBodies(outcome.body, unstorable)) {
      asked += 1;
      const { json, status } = await sendAgain(outcome, body);
      expect([400, 401, 403, 404], `${outcome.call}: ${JSON.stringify(json)}`).toContain(status);
    }
  }
  expect(asked).toBeGreaterThan(400);
});

describe.each([0, 1])('nothing runs, nothing is reported and nothing is wider than a phone, in world %i', (index) => {
  it('on the pages of the company’s owner', { timeout: 400_000 }, async () => {
    const { owner } = worlds[index] as Written;
    const page = await openWatchedPage();
    await signIn(page, owner.email);
    expect(await harmsOn(page, (await pagesOfOwner(owner.email)).own)).toEqual({});
  });

  it('on the pages of a buyer', { timeout: 400_000 }, async () => {
    const { buyer, scene } = worlds[index] as Written;
    const page = await openWatchedPage();
    await signIn(page, buyer.email);
    const pages = [
      '/my-messages',
      '/newsfeed',
      '/notifications',
      '/connections',
      `/my-messages?request=${scene.thread}`,
    ];
    expect(await harmsOn(page, pages)).toEqual({});
  });

  it('on public pages and in frames', { timeout: 400_000 }, async () => {
    const { companyName, owner, productName, scene } = worlds[index] as Written;
    const page = await openWatchedPage();
    const product = productPath(companyName, productName, scene.product);
    const searches = [companyName, productName, ...hostileTexts.filter((_, at) => at % 9 === index)].flatMap((text) => [
      `/search?search=${encodeURIComponent(text)}`,
      `/search-result?business=MA&countries=global&search=${encodeURIComponent(text)}`,
    ]);
    const frames = [
      `/embed/business-card?business-id=${scene.business}`,
      `/embed/product-page?product-id=${scene.product}`,
      `/embed/search-box?search=${encodeURIComponent(hostileTexts.join(' ').slice(0, 200))}`,
    ];
    const pages = [
      '/',
      '/search-result?business=UR&countries=global&search=',
      '/search-result?business=PR&countries=global&search=',
      businessPath(companyName, scene.business),
      product,
      `/compare?ids=${scene.product}`,
      ...(await pagesOfOwner(owner.email)).open,
      ...searches,
      ...frames,
    ];
    expect(await harmsOn(page, pages)).toEqual({});
  });
});

it('nothing runs, nothing is reported and nothing is wider than a phone on the pages of the account site', {
  timeout: 400_000,
}, async () => {
  const { owner } = worlds[0] as Written;
  const { accounts, cdn } = addresses();
  const page = await openWatchedPage();
  // A session of the portal does not log in at the account site.
  await page.goto(`${accounts}/login`);
  await page.locator('input[name=email]').fill(owner.email);
  await page.locator('input[name=password]').fill(newcomer(owner.email).password);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL((url) => !url.href.startsWith(accounts));
  expect(await harmsOn(page, Object.values(accountPages), accounts)).toEqual({});
  // The consent page names the person and their businesses.
  const asked = { continue: `${cdn}/examples/partner-search/`, key: 'pk_demo', code_challenge: 'x'.repeat(43) };
  await page.setExtraHTTPHeaders({ referer: `${cdn}/` });
  expect(await harmsOn(page, [`/login?${new URLSearchParams({ ...asked, state: 'f'.repeat(64) })}`], accounts)).toEqual(
    {},
  );
  expect(await page.locator('.scopes input').count()).toBeGreaterThan(4);
});

it('nothing runs, nothing is reported and nothing is wider than a phone on the pages of operators', {
  timeout: 400_000,
}, async () => {
  const page = await openWatchedPage();
  await signIn(page, 'operator@demo.example');
  expect(await harmsOn(page, operatorPages)).toEqual({});
});

it('would see harm: a text that runs, a link that would, broken JSON-LD, a wide page, a wrong status', async () => {
  const page = await openWatchedPage();
  const address = `${addresses().portal}/planted`;
  const wide = `<div style="inline-size:900px">x</div><a href="javascript:xss()">x</a>`;
  const body = `<img src=x onerror=xss()>${wide}<script type="application/ld+json">{</script>`;
  await page.route(address, (route) => route.fulfill({ status: 502, contentType: 'text/html', body }));
  const harm = (await harmOf(page, address)).join('\n');
  for (const one of [/^ran /m, /<img onerror=/, /<a href="javascript/, /JSON-LD/, /px wide/, /^502 /m])
    expect(harm).toMatch(one);
});
