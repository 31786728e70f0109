import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { overflowing } from '../support/overflowing.ts';
import { openPage, settled, signIn, takenOver } from '../support/pages.ts';
import {
  inLanguage,
  layouts,
  operatorPages,
  pagesOfOwner,
  pagesWithIDs,
  staticPages,
} from '../support/portal-pages.ts';
import { watchShifts } from '../support/shifts.ts';

/** Screenshots for review. */
const shots = path.join(process.cwd(), 'test-report', 'narrow');

/** Largest layout shift, in windows: less than a slightly wider character. Personal parts have reserved space. */
const maximum = 0.001;

/** Opens each page and returns its problems: overflow, shifts, complaints. */
async function look(page: Page, lang: string, paths: readonly string[]): Promise<Record<string, unknown>> {
  mkdirSync(shots, { recursive: true });
  const shifts = await watchShifts(page);
  const complaints: string[] = [];
  let status = 200;
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The browser also reports pages with status 404.
    if (message.type() === 'error' && !(status >= 400 && message.text().startsWith('Failed to load resource'))) {
      complaints.push(message.text());
    }
  });
  const found: Record<string, unknown> = {};
  for (const to of paths) {
    status = to.includes('/x-') ? 404 : 200;
    await page.goto(addresses().portal + inLanguage(to, lang));
    await takenOver(page);
    await settled(page);
    // A bar that is partly hidden after scrolling must be complete at the top.
    const bar = await page.evaluate(() =>
      scrollY ? 0 : document.querySelector('#root > header')!.getBoundingClientRect().top,
    );
    if (bar) found[`${to} cuts its bar`] = bar;
    const out = await overflowing(page);
    if (out.length) found[to] = out;
    if (complaints.length) found[`${to} said`] = complaints.splice(0);
    const { moved, sum } = await shifts();
    if (sum > maximum) found[`${to} moved`] = [sum, ...moved];
    const size = page.viewportSize()?.width;
    await page.screenshot({ path: path.join(shots, `${lang}-${size}-${to.replace(/\W+/g, '-').slice(0, 60)}.png`) });
  }
  return found;
}

it.each(['for anybody', 'with an id', 'of an owner'] as const)(
  'every page in Arabic fits a window of 360 px, and nothing complains or moves: those %s',
  async (whose) => {
    const { open, own } = await pagesOfOwner();
    const page = await openPage({ width: 360, height: 780 });
    await signIn(page, 'owner@demo.example');
    const paths = { 'for anybody': staticPages, 'with an id': open, 'of an owner': own };
    expect(await look(page, 'ar', paths[whose])).toEqual({});
  },
  300_000,
);

it("every page of the operators' console fits a window of 360 px in Arabic and a wide one, and nothing complains or moves", async () => {
  const found: Record<string, unknown> = {};
  for (const [lang, size] of [
    ['ar', { width: 360, height: 780 }],
    ['en', { width: 1440, height: 900 }],
  ] as const) {
    const page = await openPage(size);
    await signIn(page, 'operator@demo.example');
    const wrong = await look(page, lang, operatorPages);
    if (Object.keys(wrong).length) found[lang] = wrong;
  }
  expect(found).toEqual({});
}, 300_000);

it('each layout fits a window of 360 px in English, and for a visitor nothing moves', async () => {
  const { own } = await pagesOfOwner();
  const page = await openPage({ width: 360, height: 780 });
  const editMode = own.filter((path) => path.includes('editMode'));
  expect(await look(page, 'en', [...layouts, ...(await pagesWithIDs()), ...editMode])).toEqual({});
}, 300_000);

it('on a wide screen nothing moves either, on pages that get something personal: for a visitor, the owner, and another', async () => {
  const [{ open, own }, [business]] = await Promise.all([pagesOfOwner(), pagesWithIDs()]);
  const [person, home] = [own.filter((path) => path.includes('editMode')), ['/']];
  const wide = { width: 1440, height: 900 };
  const found: Record<string, unknown> = {};
  for (const [who, paths] of [
    [undefined, [...home, ...open, ...person]],
    ['owner@demo.example', [...home, ...open, ...person, '/newsfeed', '/my-business']],
    ['buyer@demo.example', [...open, ...person, business]],
  ] as const) {
    const page = await openPage(wide);
    if (who) await signIn(page, who);
    const wrong = await look(page, 'en', paths);
    if (Object.keys(wrong).length) found[who ?? 'a visitor'] = wrong;
  }
  expect(found).toEqual({});
}, 300_000);
