import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { drawn, openPartnerPage } from '../../tests/partner-page.ts';
import type { CardData } from './model.ts';

const id = '0b7c1b1a-1111-4111-8111-000000000001';
const business: CardData = {
  businessID: id,
  general: {
    companyName: 'Jaguar Glycol Pumping',
    shortDescription: 'Forged gaskets, plugs and pumping jigs. '.repeat(12),
    businessType: { code: 'MA', name: 'Jiggling manufacturers (gypsum)' },
    industry: { id: '0004', name: 'Packaging equipment' },
    yearStablished: 1968,
    totalEmployees: { min: 50, max: 200 },
  },
  contactInfo: { country: { code: 'EG', countryName: 'Egypt, mostly jungly', emoji: '🇪🇬' } },
  subscription: 'gold',
  reactions: { reactionCount: { like: 128 } },
};

interface Shown {
  readonly variant: string;
  readonly width: number;
  readonly style: string;
}

/** A card that waits for its data: its call is never answered. */
async function openWaiting({ variant, width, style }: Shown): Promise<Page> {
  const { page } = await openPartnerPage({
    body: `<style>body{font-size:16px} #card{width:${width}px} ${style}</style>
      <wbn-business-card id="card" load="eager" variant="${variant}"></wbn-business-card>`,
  });
  await page.route('**/business/**', () => undefined);
  await page.evaluate((of) => document.getElementById('card')!.setAttribute('business-id', of), id);
  await page.locator('#card [part=root] > [aria-busy=true], #card [part=root][aria-busy=true]').first().waitFor();
  return page;
}

async function show(page: Page): Promise<void> {
  await page.evaluate((data) => Object.assign(document.getElementById('card')!, { data }), business);
  await drawn(page, '#card', 'name');
}

const heightOf = (page: Page) => page.locator('#card').evaluate((card) => card.getBoundingClientRect().height);

/** Texts whose letters reach beyond a box that cuts them off, each with the pixels that are cut. */
const cut = (page: Page) =>
  page.locator('#card').evaluate((card) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(card.shadowRoot!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top } = [...range.getClientRects()][0] ?? {};
      if (top === undefined) continue;
      for (let box = text.parentElement; box && box.part.value !== 'root'; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.overflowY === 'visible') continue;
        const { top: above, bottom: below } = box.getBoundingClientRect();
        // A clamped text goes on below its box: the lines that are to be seen whole are those that begin in it.
        const lines = [...range.getClientRects()].filter((line) => line.top < below - 8 && line.bottom > above);
        const last = Math.max(...lines.map((line) => line.bottom - below), above - top);
        if (last > 0.5) found.push(`${text.nodeValue!.slice(0, 20)}: ${last}`);
      }
    }
    return found;
  });

const variants = [
  ['card', 320],
  ['result', 800],
  ['result', 700],
  ['result', 400],
  ['summary', 320],
] as const;
const styles = [
  'body{font-size:20px}',
  '#card{--wbn-font-size:20px}',
  '#card{--wbn-size-title:1.5em}',
  '#card{--wbn-size-small:1em;--wbn-font-size:18px}',
  'body{font-size:13px}',
];
const shown: Shown[] = variants.flatMap(([variant, width]) => styles.map((style) => ({ variant, width, style })));

it.each(shown)('a $variant of $width px cuts off no letter at the text size of a page: $style', async (one) => {
  const page = await openWaiting(one);
  await show(page);
  expect(await cut(page)).toEqual([]);
});

const documented = [
  ['card', 320, 266],
  ['result', 800, 226],
  ['result', 700, 250],
  ['result', 400, 446],
] as const;
it.each(documented)('a %s of %i px is %i px high at 16 px, before and after its data come', async (...one) => {
  const [variant, width, height] = one;
  const page = await openWaiting({ variant, width, style: '' });
  expect(await heightOf(page)).toBe(height);
  await show(page);
  expect(await heightOf(page)).toBe(height);
});

it.each(shown.filter(({ variant, style }) => variant !== 'summary' && style.startsWith('body')))(
  'a $variant of $width px keeps its height as its data come: $style',
  async (one) => {
    const page = await openWaiting(one);
    const waiting = await heightOf(page);
    await show(page);
    expect(await heightOf(page)).toBeCloseTo(waiting, 0);
  },
);
