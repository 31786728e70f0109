import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../tests/support/api.ts';
import { openPage } from '../../tests/support/pages.ts';
import { visit } from './support.ts';

const directionOf = (text: Locator) => text.first().evaluate((element) => getComputedStyle(element).direction);
const written = {
  rtl: 'نصنع المضخات والصمامات منذ عام 1990.',
  ltr: 'We make pumps and valves since 1990.',
} as const;

it.each([
  ['en', 'rtl'],
  ['ar', 'ltr'],
] as const)(
  'on a page in %s, what a business, a product and a post say runs %s, as it was written',
  async (language, direction) => {
    const text = written[direction];
    const owner = await newPerson('Dina', 'Direction');
    const businessID = await newBusiness(owner, `Direction Works ${direction}`);
    const general = { shortDescription: text, generalDescription: text };
    await owner.ask(`business/profile/${businessID}`, { general }, 'PUT');
    const product = { businessID, name: text, description: text };
    const { productID } = await owner.ask<{ productID: string }>('product', product);
    const { userID } = await owner.ask<{ userID: string }>('user/profile');
    await owner.ask('social/posts/make-post', { content: text, timelineID: userID, timelineType: 'user' });

    const page = await openPage();
    const here = (path: string) => visit(page, `${path}${language === 'en' ? '' : `?lang=${language}`}`);
    await here(`/business/${businessID}/`);
    expect(await page.locator('html').getAttribute('dir')).not.toBe(direction);
    for (const part of ['.business-short', '.description-full'])
      expect(await directionOf(page.locator(part, { hasText: text })), part).toBe(direction);
    await here(`/business-product/${productID}`);
    for (const part of ['name', 'description'])
      expect(await directionOf(page.locator(`wbn-product-page [part~=${part}]`, { hasText: text })), part).toBe(
        direction,
      );
    await here(`/timeline/${userID}`);
    expect(await directionOf(page.locator('.post-text p', { hasText: text }))).toBe(direction);
  },
);
