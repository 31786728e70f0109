import type { Verification } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

it('is not submitted without a file that was chosen and refused, until its supplier gives the file up', async () => {
  const owner = await newPerson();
  const businessID = await newBusiness(owner, 'Proven Bearings');
  const page = await openPage();
  await signIn(page, owner.email, undefined, owner.password);
  await visit(page, `/business/${businessID}/verification`);
  await page.getByLabel('What it is').fill('Extract of the register');
  const file = page.locator('#verify-file-0');
  await file.setInputFiles({
    name: 'extract.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 cut off'),
  });
  await page.getByText('The file cannot be read').waitFor();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await submit.click();
  await expect.poll(() => file.evaluate((node) => node === document.activeElement)).toBe(true);
  const newest = () => owner.ask<Verification | null>(`business/${businessID}/verification`);
  expect(await newest()).toBeNull();

  await page.getByRole('button', { name: 'Do not send this file' }).click();
  await submit.click();
  await page.getByRole('button', { name: 'Submit again' }).waitFor();
  expect((await newest())?.evidence).toMatchObject([{ label: 'Extract of the register' }]);
});
