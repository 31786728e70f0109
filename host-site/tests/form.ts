import type { Page } from 'playwright';

/** Chooses from a dropdown, typing if it is searchable. */
export async function choose(page: Page, label: string, typed: string): Promise<void> {
  const control = page.locator('main').getByRole('combobox', { name: label });
  await control.click();
  if ((await control.evaluate((node) => node.tagName)) === 'INPUT') await control.fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
}

/** Fills in all required fields of a new business. */
export async function fillNewBusiness(page: Page, name: string): Promise<void> {
  await page.getByLabel('Company Name').fill(name);
  await choose(page, 'Main Industry', 'Power Transmission');
  await choose(page, 'Main Categories', 'Bearings');
  await page.keyboard.press('Escape');
  await choose(page, 'Business Type', 'Manufacturers');
  await choose(page, 'Country', 'Saudi Arabia');
  await choose(page, 'State', 'Riyadh');
  await page.getByLabel('Company short description').fill('Bearings for machines.');
}

/** A picture of one pixel for a file input. */
export const pictureFile = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
