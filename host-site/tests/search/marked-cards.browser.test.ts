import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

it('marks the words of the search in business cards too, and those of the next search instead of them', async () => {
  const owner = await newPerson();
  await newBusiness(owner, 'Zorbel Steel & Gromvid Works');
  const page = await openPage();
  const marked = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('searched') ?? [])].map((range) => (range as Range).toString().toLowerCase()),
    );
  await visit(page, '/search-result?business=MA&countries=global&search=zorbel');
  await expect.poll(marked).toContain('zorbel');
  expect((await marked()).filter((word) => word !== 'zorbel')).toEqual([]);
  const box = page.locator('header wbn-search-box [part=input]');
  await box.fill('gromvid');
  await box.press('Enter');
  await page.waitForURL(/search=gromvid/);
  await expect.poll(marked).toContain('gromvid');
  expect((await marked()).filter((word) => word !== 'gromvid')).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect.poll(marked).toEqual([]);
});
