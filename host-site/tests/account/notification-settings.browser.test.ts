import { expect, it } from 'vitest';
import { newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

it('the settings of notifications offer only mails that there are, and show what a change changes beside it', async () => {
  const reader = await newPerson('Rita', 'Reader');
  const page = await openPage({ width: 360 });
  await signIn(page, reader.email, undefined, reader.password);
  await visit(page, '/notifications');
  const mail = (kind: string) => page.getByRole('combobox', { name: `${kind}: E-mail` });
  const here = page.getByRole('checkbox', { name: 'Requests to connect: Here' });
  const offered = (kind: string) => mail(kind).locator('option').allInnerTexts();
  await mail('Inquiries').waitFor();
  expect(await offered('Inquiries')).toEqual(['None', 'At once', 'Once a day']);
  for (const kind of ['Comments', 'Likes', 'Followers', 'Requests to connect'])
    expect(await offered(kind)).toEqual(['None', 'Once a day']);

  // The daily mail sums up the notifications.
  expect(await mail('Requests to connect').inputValue()).toBe('daily');
  await here.uncheck();
  await expect.poll(() => mail('Requests to connect').inputValue()).toBe('off');
  await mail('Requests to connect').selectOption('daily');
  await expect.poll(() => here.isChecked()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
