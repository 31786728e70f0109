import { expect, it } from 'vitest';
import { asPerson, newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

const reason = 'Offers goods that it does not have.';

async function aSuspendedBusiness(name: string) {
  const owner = await newPerson('Olga', 'Owner');
  const id = await newBusiness(owner, name);
  const operator = await asPerson('operator@demo.example');
  await operator(`operator/businesses/${id}/suspension`, { suspended: true, reason });
  return { owner, id };
}

it('a suspended business tells its owner so on each of its pages, with the reason and the way to the operators', async () => {
  const { id, owner } = await aSuspendedBusiness('Held Bearings');
  const page = await openPage({ width: 360 });
  await signIn(page, owner.email, '/', owner.password);
  const notice = page.locator('main').getByRole('heading', { name: /^.?Held Bearings.? is suspended$/ });
  const parts = ['', 'console', 'edit', 'products', 'requests', 'members', 'membership', 'verification'];
  for (const path of ['/my-business', ...parts.map((part) => `/business/${id}/${part}`)]) {
    await visit(page, path);
    await notice.waitFor();
    await page.getByText(reason).waitFor();
    expect(await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact-us/form');
    expect(await page.getByText(/was removed|not found|unexpected error/).count(), path).toBe(0);
  }
});

it('other people are told nothing but that the business left', async () => {
  const { id } = await aSuspendedBusiness('Hidden Bearings');
  const other = await newPerson();
  const page = await openPage();
  for (const begin of [async () => undefined, () => signIn(page, other.email, '/', other.password)]) {
    await begin();
    await visit(page, `/business/${id}/`);
    await page.getByRole('heading', { name: 'This business was removed' }).waitFor();
    expect(await page.getByText('suspended').count()).toBe(0);
  }
});
