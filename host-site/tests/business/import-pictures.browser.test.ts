import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fill, uploadLimit } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn, takenOver } from '../../../tests/support/pages.ts';
import { inLanguage } from '../../../tests/support/portal-pages.ts';
import { ar } from '../../src/pages/products/texts/ar.ts';
import { en } from '../../src/pages/products/texts/en.ts';
import { phonePhoto } from '../phone-photo.ts';
import { portal } from '../support.ts';

/** The shop where the supplier's pictures are. */
const shop = createServer();
const pictures = new Map<string, Buffer>();
let origin: string;
beforeAll(async () => {
  shop.on('request', ({ url = '' }, response) => {
    const picture = pictures.get(url);
    if (picture) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else response.writeHead(404).end('Nothing here');
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(() => {
  shop.close();
});

it.each([
  ['en', 1280],
  ['ar', 360],
] as const)(
  'a list names pictures by address: they are previewed, fetched, and named where they were not taken, in %s, %i pixels wide',
  async (language, width) => {
    const texts = language === 'ar' ? ar : en;
    const { list } = texts;
    const owner = await newPerson();
    const business = await newBusiness(owner, 'Shown Valves');
    const own = async () => (await owner.ask<{ products: OwnProduct[] }>(`product/mine?bid=${business}`)).products;
    const page = await openPage({ width, height: 844 });
    const products = inLanguage(`/business/${business}/products`, language);
    await signIn(page, owner.email, products, owner.password);
    for (const path of ['/front.jpg', '/side.jpg']) pictures.set(path, (await phonePhoto(page)).buffer);
    // Larger than the limit of browsers, which shrink their pictures.
    expect(pictures.get('/side.jpg')!.length).toBeGreaterThan(uploadLimit);
    const counts = (created: number, updated: number, unchanged: number, refused: number) => ({
      created,
      updated,
      unchanged,
      refused,
    });
    const check = async (rows: readonly string[]) => {
      await takenOver(page);
      await page.getByRole('button', { name: texts.import }).click();
      const text = ['code,name,pictures', ...rows].join('\n');
      await page
        .locator('#import-file')
        .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    const rows = [
      `V-1,Ball valve,${origin}/front.jpg ${origin}/side.jpg`,
      `V-2,Gate valve,${origin}/gone.jpg`,
      'V-3,Seal,photo of the seal',
    ];
    await check(rows);
    await page.getByText(fill(list.checked, counts(2, 0, 0, 1))).waitFor();
    await page.getByRole('row', { name: 'V-3' }).getByText(list.reasons.pictures).waitFor();
    expect(await own()).toEqual([]);
    await page.locator('.products-import .button-primary').click();
    await page.getByText(fill(list.done, counts(2, 0, 0, 1))).waitFor();
    await page.getByRole('heading', { name: list.picturesTitle }).waitFor();
    await page.getByRole('row', { name: 'V-2' }).getByText(`${origin}/gone.jpg`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const [valve] = (await own()).filter(({ externalID }) => externalID === 'V-1');
    expect(valve).toMatchObject({ mainImage: { url: expect.stringContaining('.webp') }, images: { length: 1 } });
    expect((await fetch(valve!.mainImage!.url)).status).toBe(200);

    // The exported list leaves the stored pictures as they are; only new addresses count as a change.
    await page.goto(portal(products));
    const stored = [valve!.mainImage!.url, valve!.images[0]!.url].join(' ');
    await check([`V-1,Ball valve,${stored}`, `V-2,Gate valve,${origin}/front.jpg`]);
    await page.getByText(fill(list.checked, counts(0, 1, 1, 0))).waitFor();
    await page.getByRole('row', { name: 'V-2' }).getByText(list.pictures, { exact: true }).waitFor();
    await page.locator('.products-import .button-primary').click();
    await page.getByText(fill(list.done, counts(0, 1, 0, 0))).waitFor();
    const after = await own();
    expect(after.find(({ externalID }) => externalID === 'V-1')?.mainImage).toEqual(valve!.mainImage);
    expect(after.find(({ externalID }) => externalID === 'V-2')?.mainImage?.url).toContain('.webp');
  },
  90_000,
);
