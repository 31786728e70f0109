import { text } from 'node:stream/consumers';
import { fill } from '@wbn/contract';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn, takenOver } from '../../../tests/support/pages.ts';
import { inLanguage } from '../../../tests/support/portal-pages.ts';
import { ar } from '../../src/pages/products/texts/ar.ts';
import { en } from '../../src/pages/products/texts/en.ts';

it.each([
  ['en', 1280, en, '“Preis”, “Bild”'],
  ['ar', 360, ar, '“Preis”، “Bild”'],
] as const)(
  'the preview of a list shows prices and names the columns that were not read, in %s, %i pixels wide',
  async (language, width, texts, columns) => {
    const owner = await newPerson();
    const business = await newBusiness(owner, 'Listed Valves');
    const page = await openPage({ width, height: 844 });
    await signIn(page, owner.email, inLanguage(`/business/${business}/products`, language), owner.password);
    await takenOver(page);
    await page.getByRole('button', { name: texts.import }).click();
    const written =
      'code,name,price,currency,Preis,Bild,stock,MOQ\nV-1,Ball valve,12.5,USD,11,a.jpg,40,10\nV-2,Gate valve,,,,,,';
    await page
      .locator('#import-file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(written) });
    await page.getByText(fill(texts.list.ignored, { columns })).waitFor();
    const prices = page.locator('.products-report tbody td:nth-child(4)');
    expect((await prices.allTextContents()).map((price) => price.replace(/[^\d.]/g, ''))).toEqual(['12.50', '']);
    const counts = page.locator('.products-report tbody td:nth-child(n + 5):nth-child(-n + 6)');
    expect(await counts.allTextContents()).toEqual(['40', '10', '', '']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);

it.each([
  ['en', en],
  ['ar', ar],
] as const)(
  'a list names categories as the page shows them, or in English, and numbers in any digits, in %s',
  async (language, texts) => {
    const { api } = addresses();
    const nameIn = async (locale: string): Promise<string> => {
      const { data } = await (await fetch(`${api}/catsys/industry/full-tree?locale=${locale}`)).json();
      return data[0].categories[0].name;
    };
    const owner = await newPerson();
    const business = await newBusiness(owner, 'Listed Pumps');
    const page = await openPage();
    await signIn(page, owner.email, inLanguage(`/business/${business}/products`, language), owner.password);
    await takenOver(page);
    await page.getByRole('button', { name: texts.import }).click();
    const rows = [
      'code,name,category,stock',
      `P-1,Pump,"${await nameIn(language)}",٤٠`,
      `P-2,Pump,"${await nameIn('en')}",40`,
    ];
    await page
      .locator('#import-file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await page.getByText(fill(texts.list.checked, { created: 2, updated: 0, unchanged: 0, refused: 0 })).waitFor();
  },
);

it('the report of refused lines is corrected and imported as it is', async () => {
  const owner = await newPerson();
  const business = await newBusiness(owner, 'Mended Valves');
  const page = await openPage({ width: 360 });
  await signIn(page, owner.email, `/business/${business}/products?import=1`, owner.password);
  const give = (list: string) =>
    page.locator('#import-file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await give('code,name,stock,keywords\n007,Ball valve,many,"=brass;dn50"\n008,Gate valve,4,\n');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: en.list.report }).click(),
  ]);
  const report = await text(await download.createReadStream());
  expect(report).toContain(`007,Ball valve,many,"'=brass;dn50",`);
  expect(report).not.toContain('Gate valve');
  await page.getByRole('button', { name: en.list.another }).click();
  await give(report.replace('many', '7'));
  await page.getByText(fill(en.list.checked, { created: 1, updated: 0, unchanged: 0, refused: 0 })).waitFor();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await page.getByText(fill(en.list.done, { created: 1, updated: 0, refused: 0 })).waitFor();
  const { products } = await owner.ask<{ products: object[] }>(`product/mine?bid=${business}`);
  expect(products).toMatchObject([{ externalID: '007', stock: 7, keywords: '=brass;dn50' }]);
});
