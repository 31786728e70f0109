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

it('the rows of a list are sorted on a phone by buttons that a finger hits', async () => {
  const page = await openPage({ width: 360, height: 780 });
  await signIn(page, 'operator@demo.example', '/operator/users');
  const button = page.getByRole('button', { name: 'E-mail' });
  await button.click();
  await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('-email');
  const box = (await button.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(44);
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('button')?.textContent,
    [box.x + box.width / 2, box.y + box.height / 2],
  );
  expect(hit).toContain('E-mail');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
