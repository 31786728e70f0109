import { expect, it } from 'vitest';
import { openPage, signIn } from '../../../tests/support/pages.ts';

it('a filter that was chosen holds when words are sent at once, and words that were typed hold when a filter is chosen', async () => {
  const page = await openPage();
  await signIn(page, 'operator@demo.example', '/operator/users');
  const filters = page.locator('.operator-filters');
  const parts = () => Object.fromEntries(new URL(page.url()).searchParams);
  await page.getByRole('table').waitFor();
  // Both before the page has answered the first, as by a quick hand or on a slow device.
  await filters.evaluate((form: HTMLFormElement) => {
    const [words, state] = [form.querySelector('input')!, form.querySelector('select')!];
    state.value = 'suspended';
    state.dispatchEvent(new Event('change', { bubbles: true }));
    words.value = 'nobody of this name';
    form.requestSubmit();
  });
  await expect.poll(parts).toEqual({ q: 'nobody of this name', state: 'suspended' });
  expect(await filters.getByLabel('State').inputValue()).toBe('suspended');

  await filters.getByLabel('Find').fill('demo.example');
  await filters.getByLabel('State').selectOption('active');
  await expect.poll(parts).toEqual({ q: 'demo.example', state: 'active' });
  await page.goBack();
  await expect.poll(() => filters.getByLabel('Find').inputValue()).toBe('nobody of this name');
  expect(await filters.getByLabel('State').inputValue()).toBe('suspended');
});

it('a sort right after a choice keeps the choice, and a choice right after a sort keeps the sort', async () => {
  const page = await openPage();
  await signIn(page, 'operator@demo.example', '/operator/users');
  await page.getByRole('table').waitFor();
  const parts = () => Object.fromEntries(new URL(page.url()).searchParams);
  // Both before the page has answered the first.
  const both = (sortsFirst: boolean, chosen: string) =>
    page.locator('.operator').evaluate(
      (operator, [first, value]) => {
        const sort = () => operator.querySelector<HTMLElement>('.operator-sort')!.click();
        if (first) sort();
        const state = operator.querySelector('select')!;
        state.value = value as string;
        state.dispatchEvent(new Event('change', { bubbles: true }));
        if (!first) sort();
      },
      [sortsFirst, chosen] as const,
    );
  await both(false, 'active');
  await expect.poll(parts).toEqual({ state: 'active', sort: 'name' });
  await page.getByRole('columnheader', { name: 'Name' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  await both(true, 'suspended');
  await expect.poll(parts).toEqual({ state: 'suspended', sort: '-name' });
});

it('while a list loads in another order, its rows and the focus stay', async () => {
  const page = await openPage();
  await signIn(page, 'operator@demo.example', '/operator/users');
  const button = page.getByRole('button', { name: 'E-mail' });
  await button.waitFor();
  const answered = Promise.withResolvers<void>();
  await page.route(/sort=email/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const rows = page.locator('.operator-rows tbody tr');
  const before = await rows.allTextContents();
  await button.press('Enter');
  await page.locator('.operator-shown[aria-busy=true]').waitFor();
  expect(await rows.allTextContents()).toEqual(before);
  answered.resolve();
  await expect.poll(() => rows.allTextContents()).not.toEqual(before);
  await page.locator('.operator-shown[aria-busy=false]').waitFor();
  expect(await button.evaluate((one) => document.activeElement === one)).toBe(true);
});

it('the rows of a list are sorted on a phone by buttons that a finger hits', async () => {
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example', '/operator/users');
  const button = page.getByRole('button', { name: 'E-mail' });
  await button.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('email');
  const box = (await button.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.textContent,
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  expect(hit).toContain('E-mail');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

it.each(['en', 'ar'])('the button that finds words stands beside their field, as high as it is: %s', async (lang) => {
  const page = await openPage({ width: 360 });
  await signIn(page, 'operator@demo.example', `/operator/enquiries?lang=${lang}`);
  const filters = page.locator('.operator-filters');
  const field = (await filters.locator('input').boundingBox())!;
  const button = (await filters.locator('button').boundingBox())!;
  expect(Math.abs(button.y - field.y)).toBeLessThan(2);
  expect(Math.abs(button.y + button.height - field.y - field.height)).toBeLessThan(8);
});

it('a list of operators is two presses away from the start of its page, past the parts of the console', async () => {
  const page = await openPage();
  await signIn(page, 'operator@demo.example', '/operator/users');
  await page.getByRole('table').waitFor();
  await page.locator('#content').focus();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('main').getByRole('link', { name: 'Skip to content: People', exact: true });
  expect(await skip.evaluate((link) => link.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  const list = page.locator('[data-list]');
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await list.getByRole('table').count()).toBe(1);
});
