import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { portal, visit } from '../support.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

const isLoggedOut = (page: Page) => page.getByRole('main').getByText('You are logged out.');

it('a logout empties the private pages of every other tab at once, and a login fills them again', async () => {
  const person = await newPerson('Leila', 'Farouk');
  const business = await newBusiness(person, 'Farouk Pumps');
  const first = await openPage();
  await signIn(first, person.email, undefined, person.password);
  const shown = {
    '/profile': '.profile',
    '/my-business': 'wbn-business-card',
    [`/business/${business}/edit/general`]: 'form',
  };
  const tabs = await Promise.all(
    Object.entries(shown).map(async ([path, selector]) => {
      const page = await first.context().newPage();
      await visit(page, path);
      const own = page.getByRole('main').locator(selector).first();
      await own.waitFor();
      return { page, path, own };
    }),
  );
  const managed = await first.context().newPage();
  await visit(managed, `/business/${business}/?editMode=1`);
  await managed.locator('.manage-bar a').first().waitFor();
  const messages = await first.context().newPage();
  await visit(messages, `/business/${business}/requests`);
  await messages.locator('wbn-message-center [part=center]').waitFor();

  await visit(first, '/about-us');
  await logOut(first);
  for (const { own, page, path } of tabs) {
    await isLoggedOut(page).waitFor();
    await expect.poll(() => own.count(), { message: path }).toBe(0);
    expect(new URL(page.url()).pathname, path).toBe(path);
  }
  await managed.locator('.manage-bar').waitFor({ state: 'detached' });
  // The page requires a login.
  await messages.waitForURL((url) => url.origin === addresses().accounts);

  await signIn(first, person.email, '/about-us', person.password);
  for (const { own } of tabs) await own.waitFor();
  await managed.locator('.manage-bar').waitFor();
});

it('a logout takes one’s own like off a post that another tab shows', async () => {
  const person = await newPerson('Hala', 'Nasser');
  const { userID } = await person.ask<{ userID: string }>('user/profile');
  const post = { content: 'Our new line runs.', timelineID: userID, timelineType: 'user' };
  const { postID } = await person.ask<{ postID: string }>('social/posts/make-post', post);
  await person.ask('social/reaction/react/post', { resourceID: postID, reactionType: 'like' });
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  await visit(page, `/timeline/${userID}`);
  await page.locator('.post-action[aria-pressed=true]').waitFor();
  const other = await page.context().newPage();
  await visit(other, '/about-us');
  await logOut(other);
  await page.locator('.post-action[aria-pressed=false]').waitFor();
  expect(await page.locator('.post-box textarea:enabled').count()).toBe(0);
});

it('a page that comes back from the browser’s memory shows nothing of a session that ended meanwhile', async () => {
  const person = await newPerson('Samir', 'Haddad');
  const page = await openPage();
  await signIn(page, person.email, undefined, person.password);
  await visit(page, '/profile');
  await page.getByRole('main').getByText('Samir Haddad').first().waitFor();
  await settled(page);
  // A page in the back/forward cache receives no messages.
  await page.evaluate(() => {
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL(portal('/'));
});
