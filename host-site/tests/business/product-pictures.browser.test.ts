import { uploadLimit } from '@wbn/contract';
import type { OwnProduct } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, newPerson, type TestPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { phonePhoto } from '../phone-photo.ts';

let owner: TestPerson;
beforeAll(async () => {
  owner = await newPerson();
});

async function newProduct(company: string) {
  const business = await newBusiness(owner, company);
  const page = await openPage({ width: 390, height: 844 });
  await signIn(page, owner.email, `/business/${business}/products?product=new`, owner.password);
  await page.getByLabel('Product name').fill('Ball valve');
  return { business, page };
}

/** Size and colour of the top edge of a picture. */
const lookAt = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d')!;
    pen.drawImage(picture, -picture.naturalWidth / 2, -10);
    const [red = 0, , blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return { isUpright: picture.naturalHeight > picture.naturalWidth, isRed: red > blue };
  }, url);

const rows = (page: Page) => page.locator('.products-image');

describe('pictures of a product', () => {
  it('that come from a phone are shrunk in the browser, stand upright, and are all saved', async () => {
    const { business, page } = await newProduct('Phone Photo Valves');
    const photo = await phonePhoto(page);
    expect(photo.buffer.length).toBeGreaterThan(2 * uploadLimit);
    const photos = ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => ({ ...photo, name }));
    const sizes: number[] = [];
    await page.route('**/upload-request/business', (route) => {
      if (route.request().method() === 'POST') sizes.push(route.request().postDataJSON().fileSize);
      return route.continue();
    });
    let go = () => {};
    const held = new Promise<void>((resume) => {
      go = resume;
    });
    await page.route('**/files/upload', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Add pictures').setInputFiles(photos);
    // Each has its own progress and its own preview while it is on its way.
    await expect.poll(() => page.locator('.products-image progress').count()).toBe(3);
    await expect.poll(() => page.locator('.products-image img[src^="data:"]').count()).toBe(3);
    // A removed one ends its upload, and the others still arrive in their own rows.
    await page.getByRole('button', { name: 'Remove picture 2' }).click();
    go();
    await expect.poll(() => page.getByText('The picture is ready. Save to keep it.').count()).toBe(2);
    expect(sizes.length).toBeGreaterThanOrEqual(2);
    for (const size of sizes) expect(size).toBeLessThanOrEqual(uploadLimit);
    const preview = await rows(page).first().locator('img').getAttribute('src');
    expect(await lookAt(page, preview!)).toEqual({ isUpright: true, isRed: true });
    await page.getByRole('button', { name: 'Save product' }).click();
    await page.getByRole('row', { name: /Ball valve/ }).waitFor();
    const { products } = await owner.ask<{ products: OwnProduct[] }>(`product/mine?bid=${business}`);
    expect(products[0]?.images).toHaveLength(2);
    for (const { url } of products[0]!.images) {
      const stored = await (await page.request.get(url)).body();
      expect(await lookAt(page, `data:image/webp;base64,${stored.toString('base64')}`)).toEqual({
        isUpright: true,
        isRed: true,
      });
    }
  });

  it('that fail on the way are offered again one by one, and files that can never pass are not', async () => {
    const { page } = await newProduct('Second Attempt Valves');
    await page.route('**/files/upload', (route) =>
      route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: '' }),
    );
    const photo = await phonePhoto(page, 'retry.jpg');
    await page
      .getByLabel('Add pictures')
      .setInputFiles([
        photo,
        { name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(3000) },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('These are notes.') },
        { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(3_000_000) },
      ]);
    const row = (at: number) => rows(page).nth(at);
    await expect.poll(() => page.locator('.products-image [role=alert]').count()).toBe(4);
    expect(await row(0).innerText()).toContain('retry.jpg');
    expect(await row(1).innerText()).toContain('This browser cannot open HEIC photos.');
    expect(await row(2).innerText()).toContain('Only PNG, JPEG or WebP pictures can be used.');
    expect(await row(3).innerText()).toContain('PNG, JPEG or WebP of at most 500 KB');
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(1);
    await page.unroute('**/files/upload');
    await row(0).getByRole('button', { name: 'Try again' }).click();
    await row(0).getByText('The picture is ready. Save to keep it.').waitFor();
  });

  it('beyond the tenth are counted, not lost without a word', async () => {
    const { page } = await newProduct('Eleven Valves');
    const files = Array.from({ length: 12 }, (_, at) => ({
      name: `${at}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('text'),
    }));
    await page.getByLabel('Add pictures').setInputFiles(files);
    await page.getByText('At most 10 pictures. Not added: 2.').waitFor();
    expect(await page.getByLabel('Add pictures').isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Remove picture 10' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('product-images-add');
  });
});
