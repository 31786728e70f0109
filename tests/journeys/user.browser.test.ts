import { expect, inject, it } from 'vitest';
import { loginAs, openPage } from '../support/pages.ts';
import { newPerson } from '../support/people.ts';

it('R-365 a user inquires at a business, and chats with it', async () => {
  const { portal } = inject('addresses');
  const buyer = await newPerson();
  const page = await openPage();
  await loginAs(page, buyer.email, '/', buyer.password);
  await page.goto(`${portal}/search-result?business=MA&countries=global&search=`);
  const href = await page.locator('main a[href*="/business/"]').first().getAttribute('href');
  const id = href?.replace(/\/$/, '').slice(-36);
  await page.goto(`${portal}/business/${id}/send-request`);
  const form = page.locator('wbn-inquiry-form');
  await form.locator('[part=subject]').selectOption('Samples');
  await form.locator('[part=message]').fill('Could you send two samples?');
  await form.locator('[part=submit]').click();
  await form.locator('.toast.success').waitFor();

  await page.goto(`${portal}/my-messages`);
  const center = page.locator('wbn-message-center');
  await center.locator('[part=thread]', { hasText: 'Samples' }).click();
  await center.locator('[part=message]', { hasText: 'Could you send two samples?' }).waitFor();
  await center.locator('[part=input]').fill('By courier, please.');
  await center.locator('[part=send]').click();
  await center.locator('[part=message]', { hasText: 'By courier, please.' }).waitFor();
  await page.reload();
  await center.locator('[part=message]', { hasText: 'By courier, please.' }).waitFor();
  expect(await center.locator('[part=message]').count()).toBe(2);
});
