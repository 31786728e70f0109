import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@wbn/core';
import { inquiryForm } from '@wbn/widgets/inquiry-form/element';
import { searchBox } from '@wbn/widgets/search-box/element';
import { type AnyWidget, renderElement, type ServerInput } from '@wbn/widgets/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { findFirefox } from '../support/firefox.ts';
import { asJson, fromJson, type Hands } from '../support/hands.ts';
import { openPage } from '../support/pages.ts';
import { findWebKit } from '../support/webkit.ts';
import { cases } from './cases.ts';
import { type FixtureServer, startFixtures } from './fixture-server.ts';
import { plain } from './fixtures.ts';

/** The HTML that a widget's README documents. */
const documented = (widget: string): string =>
  /```html\n(.*?)```/s.exec(
    readFileSync(path.join(import.meta.dirname, `../../packages/widgets/src/${widget}/README.md`), 'utf8'),
  )![1]!;

const drawn = (widget: AnyWidget): Promise<string> => {
  const { attributes, data } = cases.find((one) => one.widget.tag === widget.tag)!;
  const { accounts, api, portal } = addresses();
  const services = createClient({ accounts, api, portal });
  const input = {
    attributes: { ...attributes, load: 'eager' },
    load: false,
    services,
    ...(data && { data: data(plain) }),
  };
  return renderElement(widget, input as ServerInput<AnyWidget>);
};

interface Early {
  readonly name: string;
  readonly html: () => Promise<string>;
  readonly tag: string;
  /** The field before the script, as an expression of `host`. */
  readonly before: string;
  /** The field of the widget, as a selector in its shadow root. */
  readonly field: string;
}

/** Every field that a visitor can type into before the script is there. Comments and messages have theirs only for people who are logged in. */
const fields: readonly Early[] = [
  {
    name: 'the documented form in a search box',
    html: async () => documented('search-box'),
    tag: 'wbn-search-box',
    before: `host.querySelector('[name=search]')`,
    field: '[name=search]',
  },
  {
    name: 'a search box that a server drew',
    html: () => drawn(searchBox as never),
    tag: 'wbn-search-box',
    before: `host.shadowRoot.querySelector('[name=search]')`,
    field: '[name=search]',
  },
  {
    name: 'an inquiry form that a server drew',
    html: () => drawn(inquiryForm as never),
    tag: 'wbn-inquiry-form',
    before: `host.shadowRoot.querySelector('[part=message]')`,
    field: '[part=message]',
  },
];

const sites: FixtureServer[] = [];
let pages: string[];
beforeAll(async () => {
  pages = await Promise.all(fields.map(({ html }) => html()));
  for (const page of pages) {
    const whole = () =>
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Early</title><link rel="icon" href="data:,"></head><body>${page}<p id="below">Below</p></body></html>`;
    sites.push(await startFixtures(whole, () => "default-src * 'unsafe-inline'"));
  }
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

async function openChromium(): Promise<Hands> {
  const page = await openPage({ permissions: ['local-network-access'] });
  return {
    open: async (address) => void (await page.goto(address)),
    press: (key) => page.keyboard.press(key),
    run: async (body) => fromJson(await page.evaluate(asJson(body))),
    close: () => page.close(),
  };
}

/**
 * Types `stel`, goes back one letter, lets the script arrive, and goes on with the missing letter. The page is a partner's: on the portal's own
 * an inquiry form leads to the login as soon as it is drawn.
 */
async function typeEarly(hands: Hands, { tag, before, field }: Early, site: FixtureServer) {
  const host = `const host = document.querySelector('${tag}')`;
  const { origin } = site;
  await hands.open(origin);
  await hands.run(`${host}; ${before}.focus()`);
  for (const key of ['s', 't', 'e', 'l', 'ArrowLeft']) await hands.press(key);
  const places = await hands.run(`${host}; window.shifts = 0; window.place = below.getBoundingClientRect().top;
    const ready = new Promise((resume) => host.addEventListener('wbn-ready', resume, { once: true }));
    const script = Object.assign(document.createElement('script'), { type: 'module', src: '${addresses().cdn}/v1/wbn.js' });
    Object.assign(script.dataset, { api: '${origin}', accounts: '${origin}', portal: '${addresses().portal}' });
    document.head.append(script);
    await ready; await new Promise((resume) => requestAnimationFrame(resume));
    return [window.place, below.getBoundingClientRect().top]`);
  await hands.press('e');
  const seen = await hands.run(`${host}; const field = host.shadowRoot.querySelector('${field}');
    return { value: field.value, isFocused: host.shadowRoot.activeElement === field, caret: field.selectionStart }`);
  return { seen, places };
}

for (const [browser, start] of [
  ['Chromium', openChromium],
  ['Firefox', findFirefox()?.start],
  ['WebKit', findWebKit()?.start],
] as const) {
  it.runIf(start).each(fields.map((field, index) => ({ ...field, index })))(
    `no letter is lost that a visitor of ${browser} types into $name before the script comes`,
    { timeout: 120_000 },
    async (early) => {
      const hands = await start!();
      try {
        const { seen, places } = await typeEarly(hands, early, sites[early.index]!);
        expect(seen).toEqual({ value: 'steel', isFocused: true, caret: 4 });
        const [before, after] = places as [number, number];
        if (early.tag === 'wbn-search-box') expect(after).toBe(before);
      } finally {
        await hands.close();
      }
    },
  );
}

it.each([360, 639, 640, 1200])('the documented form takes the place of the search box %d px wide', async (width) => {
  const page = await openPage({ permissions: ['local-network-access'], width: 1400 });
  await page.goto(sites[0]!.origin);
  await page.evaluate((px) => document.body.style.setProperty('width', `${px}px`), width);
  const place = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);
  const before = await place();
  await page.evaluate((src) => {
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }, `${addresses().cdn}/v1/wbn.js`);
  await page.locator('wbn-search-box [part=box]').waitFor();
  expect(await place()).toBe(before);
});
