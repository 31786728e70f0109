import type { BusinessCard } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { cdn, openPartnerPage } from '../../packages/widgets/tests/partner-page.ts';
import { addresses } from '../support/addresses.ts';
import { ask } from '../support/api.ts';

let businessID: string;
beforeAll(async () => {
  const found = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', { textQuery: 'steel' });
  businessID = found.results[0]!.businessProfile.businessID;
});

type Scheme = 'light' | 'dark';
interface Case {
  /** The declaration of the page, in CSS or in a meta element. */
  readonly page: string;
  readonly system: Scheme;
  readonly theme?: string;
  /** Whether the page has `wbn-frame.js`. */
  readonly script?: true;
  readonly style?: string;
  readonly card: Scheme;
}
const none = '';
const root = (scheme: string) => `<style>:root{color-scheme:${scheme}}</style>`;
const meta = (scheme: string) => `<meta name="color-scheme" content="${scheme}">`;

const cases: readonly Case[] = [
  { page: none, system: 'light', card: 'light' },
  { page: none, system: 'dark', card: 'light' },
  { page: none, system: 'dark', theme: 'light', card: 'light' },
  { page: root('light'), system: 'dark', card: 'light' },
  { page: root('dark'), system: 'light', theme: 'dark', card: 'dark' },
  { page: meta('dark'), system: 'light', theme: 'dark', card: 'dark' },
  { page: root('light dark'), system: 'dark', theme: 'auto', card: 'dark' },
  { page: root('light dark'), system: 'light', theme: 'auto', card: 'light' },
  { page: root('dark'), system: 'dark', style: 'color-scheme:light', card: 'light' },
  { page: none, system: 'light', theme: 'dark', style: 'color-scheme:dark', card: 'dark' },
  { page: none, system: 'dark', script: true, card: 'light' },
  { page: root('dark'), system: 'light', script: true, card: 'dark' },
  { page: meta('dark'), system: 'light', script: true, card: 'dark' },
  { page: meta('light dark'), system: 'dark', script: true, card: 'dark' },
  { page: root('light dark'), system: 'dark', script: true, card: 'dark' },
  { page: root('only light'), system: 'dark', theme: 'auto', script: true, card: 'light' },
  { page: none, system: 'light', theme: 'dark', script: true, card: 'dark' },
  { page: root('dark'), system: 'light', theme: 'light', script: true, card: 'light' },
];

const ground = [128, 100, 90];

async function open({ page: head, system, theme, script, style = '' }: Omit<Case, 'card'>) {
  const src = `${addresses().portal}/embed/business-card?business-id=${businessID}${theme ? `&theme=${theme}` : ''}`;
  const { page } = await openPartnerPage({
    version: 'none',
    colorScheme: system,
    head: `${head}<style>body{margin:0;background:rgb(${ground})} iframe{min-height:600px;${style}}</style>${
      script ? `<script async src="${cdn()}/v1/wbn-frame.js"></script>` : ''
    }`,
    body: `<iframe title="WBN" src="${src}" width="320" height="600" style="display:block;border:0"></iframe>`,
  });
  const card = page.frameLocator('iframe').locator('[part=root] > *').first();
  await card.waitFor();
  return { page, card };
}

/** The colour at the foot of the frame, below its content. */
async function below(page: Page): Promise<number[]> {
  const picture = (await page.screenshot({ clip: { x: 160, y: 590, width: 1, height: 1 } })).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d')!;
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, picture);
}

const schemeOf = (box: Element): Scheme =>
  getComputedStyle(box).backgroundColor === 'rgb(255, 255, 255)' ? 'light' : 'dark';

it.each(cases)(
  'a frame shows the page around its card: system $system, theme $theme, script $script, style $style, page "$page"',
  async ({ card: scheme, ...one }) => {
    const { page, card } = await open(one);
    await expect.poll(() => card.evaluate(schemeOf)).toBe(scheme);
    await expect.poll(() => below(page)).toEqual(ground);
  },
);

it('a frame follows a page that becomes dark, with the small script', async () => {
  const { page, card } = await open({ page: root('light'), system: 'light', script: true });
  await expect.poll(() => card.evaluate(schemeOf)).toBe('light');
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'dark';
  });
  await expect.poll(() => card.evaluate(schemeOf)).toBe('dark');
  await expect.poll(() => below(page)).toEqual(ground);
});

it('a frame follows the system of its visitor where the page does, with the small script', async () => {
  const { page, card } = await open({ page: meta('light dark'), system: 'light', script: true });
  await expect.poll(() => card.evaluate(schemeOf)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => card.evaluate(schemeOf)).toBe('dark');
  await expect.poll(() => below(page)).toEqual(ground);
});
