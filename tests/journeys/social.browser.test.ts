import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { loginAs, openPage } from '../support/pages.ts';

const post = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Create your post' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByText('Post created!', { exact: true }).first().waitFor();
  const card = page.locator('.post', { hasText: text });
  await card.waitFor();
  return card;
};

it('R-365 a user posts as themself and as a business, likes, comments, replies, follows, and removes what they posted', async () => {
  const { portal } = addresses();
  const page = await openPage();
  await loginAs(page, 'owner@demo.example');
  await page.getByRole('link', { name: 'My B2B' }).click();

  const own = await post(page, `From me, ${Date.now()}`);
  await own.getByRole('heading', { name: 'Faisal Al Harbi' }).waitFor();

  const actors = page.getByLabel('Post as');
  const business = await actors.locator('option').nth(1).innerText();
  await actors.selectOption({ index: 1 });
  const text = `From the company, ${Date.now()}`;
  const ours = await post(page, text);
  await ours.getByRole('heading', { name: business }).waitFor();

  await ours.getByRole('button', { name: 'Like 0' }).click();
  await ours.getByRole('button', { name: 'Like 1', pressed: true }).waitFor();

  await ours.getByRole('button', { name: 'Comments' }).click();
  const talk = ours.locator('wbn-comments');
  await talk.locator('[part=input]').fill('Which sizes do you make?');
  await talk.locator('[part=send]').click();
  const comment = talk.locator('[part=comment]').first();
  await comment.locator('[part=content]', { hasText: 'Which sizes do you make?' }).waitFor();
  await expect.poll(() => comment.locator('[part=author]').first().innerText()).toBe(business);
  await comment.locator('[part=reply]').first().click();
  await comment.locator('[part=input]').fill('All up to DN 400');
  await comment.locator('[part=send]').click();
  await comment.locator('[part=content]', { hasText: 'All up to DN 400' }).waitFor();

  await page.reload();
  const again = page.locator('.post', { hasText: text });
  await again.getByRole('button', { name: 'Like 1', pressed: true }).waitFor();

  // Another person finds it on the business's timeline, and follows the business there.
  const link = await again.getByRole('heading').getByRole('link').getAttribute('href');
  const id = link?.replace(/\/$/, '').slice(-36);
  const reader = await openPage();
  await loginAs(reader, 'member@demo.example');
  await reader.goto(`${portal}/timeline/${id}`);
  const found = reader.locator('.post', { hasText: text });
  const followed = async () => {
    await found.getByRole('button', { name: 'What you can do with this post' }).click();
    return found.getByRole('button', {
      name: new RegExp(`^(Unf|F)ollow ${business.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`),
    });
  };
  const follow = await followed();
  const answered = reader.waitForResponse((response) =>
    /social\/follow\/(business|[0-9a-f-]{36})$/.test(response.url()),
  );
  await follow.click();
  expect((await answered).status()).toBe(200);

  await again.getByRole('button', { name: 'What you can do with this post' }).click();
  await again.getByRole('button', { name: 'Remove post' }).click();
  await expect.poll(() => page.locator('.post', { hasText: text }).count()).toBe(0);
  await reader.reload();
  await reader.locator('.timeline-head').waitFor();
  expect(await reader.getByText(text).count()).toBe(0);
});
