import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn, takenOver } from '../../../tests/support/pages.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (...targets: (readonly [type: string, target: string])[]) =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
      .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`)
      .join('')}</Relationships>`,
  );

/** A workbook of some hundred kB within all limits, which takes minutes: each of 60,000 lines names one text of 16,000 addresses. */
function slowWorkbook(): Buffer {
  const texts = ['code', 'name', 'pictures', 'a '.repeat(16_000)];
  const cell = (column: string, row: number, text: number) => `<c r="${column}${row}" t="s"><v>${text}</v></c>`;
  const lineOf = (row: number, c: number) =>
    `<row r="${row}">${cell('A', row, 0)}${cell('B', row, 1)}${cell('C', row, c)}</row>`;
  const lines = Array.from({ length: 60_000 }, (_, at) => lineOf(at + 1, at === 0 ? 2 : 3)).join('');
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      '_rels/.rels': relation(['officeDocument', 'xl/workbook.xml']),
      'xl/_rels/workbook.xml.rels': relation(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ),
      'xl/workbook.xml': strToU8(
        `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/sharedStrings.xml': strToU8(
        `<sst ${main}>${texts.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${main}><sheetData>${lines}</sheetData></worksheet>`),
    }),
  );
}
const slow = { name: 'slow.xlsx', mimeType: 'application/octet-stream', buffer: slowWorkbook() };
const good = { name: 'good.csv', mimeType: 'text/csv', buffer: Buffer.from('code,name\nV-1,Ball valve') };

async function openImport(prepare: (page: Page) => Promise<unknown> = async () => undefined): Promise<Page> {
  const owner = await newPerson();
  const business = await newBusiness(owner, 'Patient Valves');
  const page = await openPage();
  await prepare(page);
  await signIn(page, owner.email, `/business/${business}/products?import=1`, owner.password);
  await takenOver(page);
  return page;
}
const take = (page: Page, file: typeof slow) => page.locator('#import-file').setInputFiles(file);
const isTaken = (page: Page) => page.getByText('Preview: 1 new, 0 changed, 0 unchanged, 0 refused.').waitFor();

it('a workbook that takes minutes leaves the page free, and its reading ends when the person cancels', async () => {
  const page = await openImport();
  await take(page, slow);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.getByText('Reading slow.xlsx…').waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Reading slow.xlsx…').waitFor({ state: 'detached' });
  await expect.poll(() => page.workers().length).toBe(0);
  expect(await page.locator('.products-import .field-error').count()).toBe(0);
  await take(page, good);
  await isTaken(page);
});

it('a workbook that takes too long is given up, and the page says what to do', async () => {
  const page = await openImport();
  await page.clock.install();
  await take(page, slow);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.clock.fastForward(20_000);
  await page.getByText('Reading this file takes too long. Copy the list to a new sheet, save it as CSV').waitFor();
  await expect.poll(() => page.workers().length).toBe(0);
});

it.each([
  ['the browser has no workers', (page: Page) => page.addInitScript('delete globalThis.Worker')],
  ['its script does not come', (page: Page) => page.route('**/assets/list-worker-*', (route) => route.abort())],
])('a list is read in the page where %s', async (_why, prepare) => {
  const page = await openImport(prepare);
  await take(page, good);
  await isTaken(page);
  expect(page.workers()).toEqual([]);
});
