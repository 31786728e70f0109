import { describe, expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { violationsInLightAndDark } from '../support/axe.ts';
import { openPage, settled, signIn } from '../support/pages.ts';
import { operatorPages, pagesOfOwner } from '../support/portal-pages.ts';

/** Personal pages, with an element that appears when they are drawn. */
const pages = [
  ['/my-home', '.member-home'],
  ['/newsfeed', '.post'],
  ['/profile', '.profile'],
  ['/profile/edit', '.profile-form'],
  ['/notifications', '.notification-settings'],
  ['/favorites', '.favorites'],
  ['/saved-searches?business=PR&search=pump', '.saved-searches-form'],
  ['/connections', '.connections-list'],
] as const;

describe('the pages of a person, light and dark', () => {
  it.each([pages.slice(0, 3), pages.slice(3)])('have no accessibility violation, half %#', async (...half) => {
    const { portal } = addresses();
    const page = await openPage();
    await signIn(page, 'owner@demo.example');
    for (const [path, drawn] of half) {
      await page.goto(`${portal}${path}`);
      await page.locator(drawn).first().waitFor();
      expect(await violationsInLightAndDark(page), path).toEqual([]);
    }
  });

  it('those of the businesses they own have none either: edit mode, editor, products, members, membership, messages', async () => {
    const own = (await pagesOfOwner()).own.filter((path) => /business/.test(path));
    const page = await openPage();
    await signIn(page, 'owner@demo.example');
    const found: Record<string, readonly string[]> = {};
    for (const path of own) {
      await page.goto(addresses().portal + path);
      await settled(page);
      await page.locator('main :is(h1, h2)').first().waitFor();
      const wrong = await violationsInLightAndDark(page);
      if (wrong.length) found[path] = wrong;
    }
    expect(found).toEqual({});
  }, 180_000);

  it('those of an operator have none either, a form open', async () => {
    const { portal } = addresses();
    const page = await openPage();
    await signIn(page, 'operator@demo.example');
    for (const path of operatorPages) {
      await page.goto(portal + path);
      await settled(page);
      await page.locator('main :is(h1, h2)').first().waitFor();
      const opener = page.getByRole('button', { name: 'New key' });
      if (path.endsWith('keys')) await opener.click();
      expect(await violationsInLightAndDark(page), path).toEqual([]);
    }
  }, 120_000);
});
