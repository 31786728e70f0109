import type { OwnProduct } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

/** A PDF with one empty page. */
const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>';
const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page];
const bodies = objects.map((body, at) => `${at + 1} 0 obj${body}endobj\n`);
const pdf = (extra = '') =>
  Buffer.from(`%PDF-1.4\n${bodies.join('')}${extra}trailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n`);
const file = (name: string, buffer = pdf()) => ({ name, mimeType: 'application/pdf', buffer });

describe('data sheets', () => {
  it('are added in the form of a product, stand on its page with name and size, and are removed again', async () => {
    const owner = await newPerson();
    const business = await newBusiness(owner, 'Data Sheet Pumps');
    const form = await openPage({ width: 390, height: 844 });
    await signIn(form, owner.email, `/business/${business}/products?product=new`, owner.password);
    await form.getByLabel('Product name').fill('Gear pump');
    const add = form.getByLabel('Add data sheets');
    await add.setInputFiles([
      file('Pump.pdf'),
      file('Active.pdf', pdf('4 0 obj<</OpenAction<</S/JavaScript>>>>endobj\n')),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      file('Large.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)),
    ]);
    const rows = form.locator('.products-sheet');
    const row = (name: string) => rows.filter({ hasText: name });
    await row('Active.pdf').getByText('This PDF cannot be read, or it contains scripts').waitFor();
    await row('notes.txt').getByText('This is not a PDF.').waitFor();
    await row('Large.pdf').getByText('larger than 10 MB').waitFor();
    expect(await form.locator('.products-sheets').getByRole('button', { name: 'Try again' }).count()).toBe(0);
    for (const name of ['Active.pdf', 'notes.txt', 'Large.pdf'])
      await form.getByRole('button', { name: `Remove ${name}` }).click();
    await row('Pump.pdf').getByText('1 kB').waitFor();
    // A lost connection is said, and the same file can be sent again.
    await form.route('**/files/upload', (route) => route.abort());
    await add.setInputFiles(file('Curves.pdf'));
    await row('Curves.pdf').getByText('The file could not be uploaded.').waitFor();
    await form.unroute('**/files/upload');
    await row('Curves.pdf').getByRole('button', { name: 'Try again' }).press('Enter');
    await row('Curves.pdf').getByText('1 kB').waitFor();
    await form.getByRole('button', { name: 'Save product' }).click();
    await form.getByRole('row', { name: /Gear pump/ }).waitFor();
    const { products } = await owner.ask<{ products: OwnProduct[] }>(`product/mine?bid=${business}`);
    const [product] = products;
    expect(product?.dataSheets?.map(({ name }) => name).toSorted()).toEqual(['Curves.pdf', 'Pump.pdf']);

    const reader = await openPage({ width: 360, height: 740 });
    await visit(reader, `/business-product/${product!.productID}?lang=ar`);
    const link = reader.getByRole('link', { name: 'Pump.pdf' });
    await link.waitFor();
    const answer = await reader.request.get((await link.getAttribute('href'))!);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const jsonLd = await reader.locator('script[type="application/ld+json"]').allTextContents();
    expect(jsonLd.join()).toContain('"@type":"DigitalDocument"');

    await form.getByRole('button', { name: 'Edit Gear pump' }).click();
    for (const name of ['Pump.pdf', 'Curves.pdf']) await form.getByRole('button', { name: `Remove ${name}` }).click();
    await form.getByRole('button', { name: 'Save product' }).click();
    await form.getByRole('row', { name: /Gear pump/ }).waitFor();
    const after = await owner.ask<{ products: OwnProduct[] }>(`product/mine?bid=${business}`);
    expect(after.products[0]).not.toHaveProperty('dataSheets');
  });
});
