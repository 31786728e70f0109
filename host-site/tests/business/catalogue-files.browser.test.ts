import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { readXlsx } from '../../src/pages/products/import/read-xlsx.ts';

it('the products of a business are saved as CSV and as XLSX, and each file is a list that brings in nothing new', async () => {
  const owner = await newPerson('Carla', 'Catalogue');
  const businessID = await newBusiness(owner, 'Catalogue Works');
  // A code that a spreadsheet would take for a number or a formula.
  const products = [
    { externalID: '00123', name: 'صمام, كروي', description: 'Line one\nline "two"' },
    { externalID: '=1+1', name: 'Gate valve', description: 'Brass' },
  ];
  for (const product of products) await owner.ask('product', { businessID, ...product });
  const page = await openPage();
  await signIn(page, owner.email, `/business/${businessID}/products`, owner.password);
  const save = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
  };
  const csv = await save('Export the list');
  const xlsx = await save('Export as XLSX');
  expect([csv.name, xlsx.name]).toEqual(['catalogue.csv', 'catalogue.xlsx']);
  const table = await readXlsx(new Uint8Array(xlsx.bytes).buffer);
  const cells = JSON.stringify(table);
  for (const { name } of products) {
    expect(csv.bytes.toString()).toContain(name);
    expect(cells).toContain(JSON.stringify(name));
  }
  for (const { bytes, name } of [csv, xlsx]) {
    await page.goto(`${page.url().split('?')[0]}?import=1`);
    await page.locator('#import-file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
    await page.getByText('Preview: 0 new, 0 changed, 2 unchanged, 0 refused.').waitFor();
  }
});
