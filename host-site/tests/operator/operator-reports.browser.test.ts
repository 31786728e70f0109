import { expect, it } from 'vitest';
import { addresses } from '../../../tests/support/addresses.ts';
import { asPerson, newPerson, newPost, type TestPerson } from '../../../tests/support/api.ts';
import { violations } from '../../../tests/support/axe.ts';
import { mailedText } from '../../../tests/support/mails.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, hold, visit } from '../support.ts';

const report = ({ ask }: TestPerson, resourceID: string, details: string) =>
  ask('moderation/report', { resourceType: 'post', resourceID, reason: 'fraud', details });

it('an operator reads what was reported, dismisses one report, and takes away a post and shuts its author out, by keyboard', async () => {
  const [author, reader] = await Promise.all([newPerson('Paul', 'Pest'), newPerson('Rita', 'Reader')]);
  const mark = crypto.randomUUID().slice(0, 8);
  const [harmless, spam] = [await newPost(author, `Harmless ${mark}`), await newPost(author, `Buy now ${mark}`)];
  await report(reader, harmless, `A matter of taste ${mark}`);
  await report(reader, spam, `They cheat ${mark}`);

  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example');
  await visit(page, '/operator/reports');
  const item = (text: string) => page.getByRole('article').filter({ hasText: `${text} ${mark}` });
  await item('Buy now').getByText(`They cheat ${mark}`).waitFor();
  await item('Buy now')
    .getByText(/^Reported by Rita Reader on /)
    .waitFor();
  expect(await item('Buy now').getByRole('link', { name: 'Open the page' }).getAttribute('href')).toContain(
    `?post=${spam}`,
  );
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await item('Harmless').getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await item('Harmless').waitFor({ state: 'detached' });
  await page.locator('.toast', { hasText: 'Post · Paul Pest · Dismissed' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^row-/);

  await item('Buy now').getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await item('Buy now').getByText('Choose what should be done, or dismiss the report').waitFor();
  // The first choice has the focus.
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await item('Buy now').getByLabel('Note for the log').fill('Twice told');
  await item('Buy now').getByRole('button', { name: 'Apply' }).press('Enter');
  // The author is told why: the reason has the focus.
  await item('Buy now').getByText('Write why').waitFor();
  await page.keyboard.type('You sell what you do not have.');
  await item('Buy now').getByRole('button', { name: 'Apply' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^What is removed cannot be restored\. Paul Pest can no longer log in/).waitFor();
  await dialog.getByRole('button', { name: 'Apply' }).press('Enter');
  await page.locator('.toast', { hasText: 'Post · Paul Pest · Removed, Author suspended' }).waitFor();
  await item('Buy now').waitFor({ state: 'detached' });
  await mailedText(/You sell what you do not have\./, author.email);
  const statusOf = async (post: string) => (await fetch(`${addresses().api}/social/posts/${post}`)).status;
  // The author's other posts are hidden with the profile, until the suspension ends.
  expect([await statusOf(spam), await statusOf(harmless)]).toEqual([404, 404]);

  await page.getByLabel('Show').selectOption('done');
  await item('Buy now').getByText('Acted upon').waitFor();
  await item('Buy now').getByText('Author suspended').waitFor();
  await item('Harmless').getByText('Dismissed').waitFor();
  expect(await violations(page)).toEqual([]);
  await item('Buy now').getByRole('button', { name: 'Lift the suspension' }).press('Enter');
  await item('Harmless').getByRole('button', { name: 'Lift the suspension' }).waitFor({ state: 'detached' });
  expect([await statusOf(spam), await statusOf(harmless)]).toEqual([404, 200]);

  const operator = await asPerson('operator@demo.example');
  const { items } = await operator<{ items: { action: string; resourceID: string; data: { note?: string } }[] }>(
    'operator/audit',
  );
  expect(items.find(({ resourceID }) => resourceID === spam)?.action).toBe('post.removed');
  expect(items.find(({ data }) => data.note === 'Twice told')?.action).toBe('report.actioned');
});

it('an author reads in their notifications what was removed and why, and gets from there to the help form; the reporter reads that it was decided', async () => {
  const [author, reader] = await Promise.all([newPerson('Alma', 'Author'), newPerson('Rob', 'Reader')]);
  const mark = crypto.randomUUID().slice(0, 8);
  await report(reader, await newPost(author, `Cheap pumps ${mark}`), `Again ${mark}`);
  const office = await openPage();
  await signIn(office, 'operator@demo.example');
  await visit(office, '/operator/reports');
  const item = office.getByRole('article').filter({ hasText: `Cheap pumps ${mark}` });
  await item.getByLabel('Remove it').check();
  await item.getByLabel('Reason').fill('An advertisement, the third one this week.');
  await item.getByRole('button', { name: 'Apply' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await item.waitFor({ state: 'detached' });
  await mailedText(/An advertisement, the third one this week\./, author.email);

  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, author.email, '/notifications', author.password);
  const news = page.getByRole('link', { name: /An operator removed your post: .*Cheap pumps .*third one this week/ });
  await news.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await news.click();
  await page.waitForURL(/\/contact-us\/form\?appeal=removal&of=post/);

  const other = await openPage();
  await signIn(other, reader.email, '/notifications', reader.password);
  await other.getByText('An operator has acted on what you reported').waitFor();
});

it('says that nothing waits, that it loads, and that it could not be loaded; anybody but an operator is told nothing', async () => {
  const page = await openPage();
  await signIn(page, 'operator@demo.example');
  const release = await hold(page, 'operator/reports*');
  await visit(page, '/operator/reports');
  await page.getByText('Loading…').waitFor();
  await answer(page, 'operator/reports*', { items: [], total: 0 });
  release();
  await page.reload();
  await page.getByRole('heading', { name: 'No reports are waiting' }).waitFor();
  await page.getByLabel('Find').fill('nobody wrote this');
  // The heading stands there before the answer does, and the next answers replace this one.
  const found = page.waitForResponse((response) => response.url().includes('nobody'));
  await page.keyboard.press('Enter');
  await found;
  await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
  await answer(page, 'operator/reports*', undefined, 500);
  await page.getByLabel('Show').selectOption('done');
  await page.getByRole('heading', { name: 'This cannot be shown at the moment.' }).waitFor();
  const reader = await openPage();
  await signIn(reader, 'buyer@demo.example');
  await visit(reader, '/operator/reports');
  await reader.getByRole('heading', { name: 'There is no such page' }).waitFor();
});
