import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, newPerson, type TestPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

let owner: TestPerson;
beforeAll(async () => {
  owner = await newPerson();
});

interface Own {
  readonly products: readonly { readonly name: string; readonly state: string; readonly externalID: string | null }[];
  readonly total: number;
}
const own = (business: string) => owner.ask<Own>(`product/mine?bid=${business}`);

async function manage(business: string, query = ''): Promise<Page> {
  const page = await openPage();
  await signIn(page, owner.email, `/business/${business}/products`, owner.password);
  await page.getByRole('heading', { level: 1, name: 'Products', exact: true }).waitFor();
  if (query) await page.goto(`${page.url().split('?')[0]}${query}`);
  return page;
}

const csv = (text: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('the products of a business', () => {
  it('R-016 stand at /product and at /products', async () => {
    const business = await newBusiness(owner, 'Two Doors Valves');
    const page = await openPage();
    for (const word of ['product', 'products']) {
      await visit(page, `/business/${business}/${word}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Products of Two Doors Valves');
    }
  });

  it('are a list to read for a visitor, whole without script', async () => {
    const business = await newBusiness(owner, 'Open Shelf Valves');
    await owner.ask('product', { businessID: business, name: 'Needle valve' });
    await owner.ask('product', { businessID: business, name: 'Secret valve', state: 'draft' });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal(`/business/${business}/products`));
    expect(await page.getByRole('link', { name: 'Needle valve' }).count()).toBe(1);
    expect(await page.getByText('Secret valve').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Add a product' }).count()).toBe(0);
  });

  it('can be added by their owner, changed and deleted', async () => {
    const business = await newBusiness(owner, 'Full Circle Valves');
    const page = await manage(business);
    await page.getByRole('button', { name: 'Add a product' }).click();
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect.poll(() => page.locator('#product-name-error').textContent()).toBe('Give the product a name.');
    await page.getByLabel('Product name').fill('Angle valve');
    await page.getByLabel('Own code').fill('AV-1');
    await page.getByLabel('Pieces in stock').fill('12');
    await page.getByRole('combobox', { name: 'Category' }).fill('sensors');
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: 'Add a specification' }).click();
    await page.getByLabel('Property 1').fill('Size');
    await page.getByLabel('Value 1').fill('2 in');
    await page.getByRole('button', { name: 'Save product' }).click();
    await page.getByRole('row', { name: /Angle valve/ }).waitFor();
    expect((await own(business)).products).toMatchObject([
      {
        name: 'Angle valve',
        externalID: 'AV-1',
        stock: 12,
        specs: [{ key: 'Size', value: '2 in' }],
        state: 'published',
      },
    ]);

    await page.getByRole('button', { name: 'Edit Angle valve' }).click();
    await page.getByLabel('Product name').fill('Angle seat valve');
    await page.getByLabel('Show it to buyers').uncheck();
    await page.getByRole('button', { name: 'Save product' }).click();
    await page.getByRole('row', { name: /Angle seat valve.*Draft/ }).waitFor();

    await page.getByRole('button', { name: 'Delete Angle seat valve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No products yet.').waitFor();
    // Its row disappeared with the focused button: the focus moves to the content.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect((await own(business)).total).toBe(0);
  });

  it('that were deleted in another tab say so when they are saved, and keep what was typed', async () => {
    const business = await newBusiness(owner, 'Two Tabs Valves');
    const { productID } = await owner.ask<{ productID: string }>('product', {
      businessID: business,
      name: 'Globe valve',
    });
    const page = await manage(business, `?product=${productID}`);
    const name = page.getByLabel('Product name');
    await name.fill('Globe valve DN 50');
    await owner.ask('product/remove', { businessID: business, productIDs: [productID] });
    await page.getByRole('button', { name: 'Save product' }).click();
    await page.getByText('This product no longer exists.').waitFor();
    expect(await name.inputValue()).toBe('Globe valve DN 50');
  });

  it('have a price with steps, or a price on request, and say beside each field what is wrong', async () => {
    const business = await newBusiness(owner, 'Fair Price Valves');
    const page = await manage(business, '?product=new');
    await page.getByLabel('Product name').fill('Globe valve');
    await page.getByLabel('Price', { exact: true }).fill('1,250');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect
      .poll(() => page.locator('#product-price-error').textContent())
      .toMatch(/without a thousands separator/);
    await page.getByLabel('Price', { exact: true }).fill('12,50');
    // By keyboard alone: a step, and the focus after its removal.
    await page.getByRole('button', { name: 'Add a price step' }).press('Enter');
    await page.getByLabel('From quantity 1').fill('100');
    await page.getByLabel('Price 1').fill('13');
    await page.getByRole('button', { name: 'Add a price step' }).press('Enter');
    await page.getByRole('button', { name: 'Remove price step 2' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('product-priceSteps-add');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect
      .poll(() => page.locator('.form-summary a').allTextContents())
      .toEqual(['Choose the currency of the price.', 'Each price must be lower than the one before.']);
    await page.getByRole('combobox', { name: 'Currency' }).fill('SAR');
    await page.getByRole('option', { name: /^SAR/ }).click();
    await page.getByLabel('Price 1').fill('11.255');
    await page.getByLabel('FOB').check();
    await page.getByLabel('HS code').fill('8481.80');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect
      .poll(() => page.locator('#product-priceSteps-error').textContent())
      .toBe('Write a whole quantity and a price above 0 in each step, in at most 10 steps.');
    await page.getByLabel('Price 1').fill('11.25');
    await page.getByRole('button', { name: 'Save product' }).click();
    await page.getByRole('row', { name: /Globe valve/ }).waitFor();
    const facts = { currency: 'SAR', incoterms: ['FOB'], hsCode: '848180' };
    expect((await own(business)).products).toMatchObject([
      { ...facts, price: '12.50', priceSteps: [{ quantity: 100, price: '11.25' }] },
    ]);

    await page.getByRole('button', { name: 'Edit Globe valve' }).click();
    expect(await page.getByLabel('Price', { exact: true }).inputValue()).toBe('12.50');
    await page.getByLabel('Price', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Remove price step 1' }).click();
    await page.getByRole('button', { name: 'Save product' }).click();
    await page.getByRole('row', { name: /Globe valve/ }).waitFor();
    const [product] = (await own(business)).products;
    expect(product).toMatchObject(facts);
    expect(product).not.toHaveProperty('price');
  });

  it('are told apart by their code: a second one is refused beside its field', async () => {
    const business = await newBusiness(owner, 'One Code Valves');
    await owner.ask('product', { businessID: business, name: 'Gate valve', externalID: 'GV-1' });
    const page = await manage(business, '?product=new');
    await page.getByLabel('Product name').fill('Another valve');
    await page.getByLabel('Own code').fill('GV-1');
    await page.getByRole('button', { name: 'Add a specification' }).click();
    await page.getByRole('button', { name: 'Remove specification 1' }).click();
    // The focus survives the removal of the line.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('product-specs-add');
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect
      .poll(() => page.locator('#product-code-error').textContent())
      .toBe('Another product of yours has this code.');
    await page.locator('.form-summary').getByRole('link', { name: 'Another product of yours has this code.' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('product-code');
    expect(await page.getByLabel('Product name').inputValue()).toBe('Another valve');
  });

  it('keep what was typed over a reload, and the back button leads from the form to the list', async () => {
    const business = await newBusiness(owner, 'Patient Valves');
    const page = await manage(business);
    await page.getByRole('button', { name: 'Add a product' }).click();
    await page.getByLabel('Product name').fill('Half-typed valve');
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Half-typed valve');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Products', exact: true }).waitFor();
  });

  it('of a long list are found by a part of their name or code, whatever the accents', async () => {
    const business = await newBusiness(owner, 'Long Shelf Valves');
    await owner.ask('product', { businessID: business, name: 'Gate valve', state: 'draft' });
    const page = await manage(business);
    expect(await page.getByLabel('Find a product by name or code').count()).toBe(0);
    // Simulates a higher plan.
    await page.route('**/product/mine?*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const [one] = json.data.products;
      const products = Array.from({ length: 12 }, (_, index) => ({
        ...one,
        productID: crypto.randomUUID(),
        name: index === 5 ? 'Válvula de bola' : `Valve ${index}`,
        externalID: `V-${index}`,
      }));
      await route.fulfill({ response, json: { ...json, data: { products, total: 12, allowed: 20 } } });
    });
    await page.reload();
    const rows = page.locator('.products-table tbody tr');
    await page.getByLabel('Find a product by name or code').fill('VALVULA');
    await page.getByText('1 of 12 products').waitFor();
    await expect.poll(() => rows.locator('.products-name [dir]').allInnerTexts()).toEqual(['Válvula de bola']);
    await page.getByLabel('Find a product by name or code').fill('v-11');
    await expect.poll(() => rows.locator('.products-name [dir]').allInnerTexts()).toEqual(['Valve 11']);
  });

  it('are refused beyond the plan with the limit named', async () => {
    const business = await newBusiness(owner, 'Crowded Valves');
    for (let index = 0; index < 7; index++) {
      await owner.ask('product', { businessID: business, name: `Valve ${index}` });
    }
    const page = await manage(business);
    await page.getByText('7 of 7 products').waitFor();
    expect(await page.getByRole('button', { name: 'Add a product' }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'See memberships' }).getAttribute('href')).toBe(
      `/business/${business}/membership`,
    );
  });
});

describe('a list of products from a file', () => {
  it('of 1,000 rows is brought in with progress, a report of each bad row, and the limit named', async () => {
    const business = await newBusiness(owner, 'Long List Valves');
    const page = await manage(business, '?import=1');
    const rows = Array.from(
      { length: 1000 },
      (_, index) => `V-${index},Valve ${index},${index === 3 ? 'many' : index}`,
    );
    await page.locator('#import-file').setInputFiles(csv(`code,name,stock\n${rows.join('\n')}\n`));
    await page.getByText('Preview: 7 new, 0 changed, 0 unchanged, 993 refused.').waitFor({ timeout: 60_000 });
    expect((await own(business)).total).toBe(0);
    await page.getByRole('button', { name: 'Import 7 products' }).click();
    await page.getByText('Done: 7 new, 0 changed, 993 refused.').waitFor({ timeout: 60_000 });
    await page.getByText('New products that were refused because your plan allows 7: 992.').waitFor();
    expect(await page.getByRole('link', { name: 'See memberships' }).getAttribute('href')).toBe(
      `/business/${business}/membership`,
    );
    const lines = await page
      .locator('.products-report tbody tr')
      .evaluateAll((list) => list.slice(0, 5).map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(lines).toEqual([
      ['5', 'V-3', 'Column “Pieces in stock”, “\u2068many\u2069”: The stock must be a whole number, 0 or more.'],
      ['10', 'V-8', 'No room: your plan allows 7 products.'],
      ['11', 'V-9', 'No room: your plan allows 7 products.'],
      ['12', 'V-10', 'No room: your plan allows 7 products.'],
      ['13', 'V-11', 'No room: your plan allows 7 products.'],
    ]);
    expect((await own(business)).total).toBe(7);
  });

  it('makes nothing twice when it is brought in again', async () => {
    const business = await newBusiness(owner, 'Same Again Valves');
    const page = await manage(business, '?import=1');
    await page.locator('#import-file').focus();
    const file = csv(
      '\u{FEFF}"Code";"Name";"Spec: Size"\n"A-1";"Ball valve,\nbrass";"2 in"\n"A-2";"Gate valve";""\n;"No code";\n',
    );
    await page.locator('#import-file').setInputFiles(file);
    await page.getByRole('button', { name: 'Import 2 products' }).click();
    await page.getByText('Done: 2 new, 0 changed, 1 refused.').waitFor();
    // The field disappeared; the focus stays in the page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(await page.locator('.products-report tbody tr').first().textContent()).toContain('5');
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page.locator('#import-file').setInputFiles(file);
    await page.getByText('Preview: 0 new, 0 changed, 2 unchanged, 1 refused.').waitFor();
    expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
    // Another file changes one fact: the preview names it.
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page
      .locator('#import-file')
      .setInputFiles(csv('code,name,price,currency\nA-1,"Ball valve,\nbrass",12.50,USD\n'));
    await page.getByText('Preview: 0 new, 1 changed, 0 unchanged, 0 refused.').waitFor();
    expect(await page.locator('.products-report tbody tr').innerText()).toMatch(/Price, Currency$/);
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await page.getByText('Done: 0 new, 1 changed, 0 refused.').waitFor();
    expect(await own(business)).toMatchObject({ total: 2 });
    expect((await own(business)).products.find(({ externalID }) => externalID === 'A-1')).toMatchObject({
      price: '12.50',
    });
  });

  it('goes on after a lost connection without sending a row twice', async () => {
    const business = await newBusiness(owner, 'Tunnel Valves');
    const page = await manage(business);
    await page.getByRole('button', { name: 'Import a list' }).click();
    let isCut = true;
    const isPreview = (body: string | null) => body?.includes('"preview"');
    await page.route('**/product/import', (route) =>
      isCut && !isPreview(route.request().postData()) ? route.abort() : route.continue(),
    );
    await page.locator('#import-file').setInputFiles(csv('code,name\nA-1,Ball valve\n'));
    await page.getByRole('button', { name: 'Import 1 product' }).click();
    await page.getByText('The import stopped').waitFor({ timeout: 30_000 });
    // Leaving a half-finished import needs a confirmation.
    await page.goBack();
    expect(await page.locator('.products-file').innerText()).toBe('list.csv');
    expect(await page.getByRole('button', { name: 'Back to the products' }).count()).toBe(0);
    const leave = page.getByRole('dialog', { name: 'Leave before the list is in?' });
    await leave.getByRole('button', { name: 'Stay here' }).click();
    isCut = false;
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('Done: 1 new, 0 changed, 0 refused.').waitFor();
    expect((await own(business)).total).toBe(1);
  });

  it.each([
    ['name,stock\nValve,1\n', 'One of the first ten lines must name the columns. Missing: code.'],
    ['', 'The file has no product in it. Write one product a line below the names of the columns.'],
    ['PK\u{0}\u{3}binary', 'This file cannot be read as a list. Save it as CSV or XLSX and choose it again.'],
  ])('that cannot be read as one is refused with a sentence: %j', async (text, sentence) => {
    const business = await newBusiness(owner, 'Picky Valves');
    const page = await manage(business, '?import=1');
    await page.locator('#import-file').setInputFiles(csv(text));
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(sentence);
    // Beside the file chooser: visible on a phone too.
    expect(await page.getByRole('alert').evaluate((said) => said.previousElementSibling?.className)).toBe(
      'products-drop',
    );
  });
});
