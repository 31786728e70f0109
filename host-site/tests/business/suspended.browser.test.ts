import { expect, it } from 'vitest';
import { asPerson, newBusiness, newPerson, type TestPerson } from '../../../tests/support/api.ts';
import { linkTo } from '../../../tests/support/mails.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

const reason = 'Offers goods that it does not have.';

/** An owner and, if given, one member. */
async function aSuspendedBusiness(name: string, member?: TestPerson) {
  const owner = await newPerson('Olga', 'Owner');
  const id = await newBusiness(owner, name);
  if (member) {
    await owner.ask(`business/${id}/members/invite`, { email: member.email, role: 'member' });
    const token = new URL(await linkTo('/invitation', member.email)).searchParams.get('token');
    await member.ask('business/members/accept', { token });
  }
  const facts = { businessID: id, name: 'Ball bearing', description: 'Runs for years.', state: 'published' };
  const { productID: product } = await owner.ask<{ productID: string }>('product', facts);
  const operator = await asPerson('operator@demo.example');
  await operator(`operator/businesses/${id}/suspension`, { suspended: true, reason });
  return { owner, id, product };
}

it('a suspended business tells its owner so on each of its pages, with the reason and the way to the operators', async () => {
  const { id, owner, product } = await aSuspendedBusiness('Held Bearings');
  const page = await openPage({ width: 360 });
  await signIn(page, owner.email, '/', owner.password);
  const notice = page.locator('main').getByRole('heading', { name: /^.?Held Bearings.? is suspended$/ });
  const parts = ['', 'console', 'edit', 'products', 'requests', 'members', 'membership', 'verification'];
  const pages = [...parts.map((part) => `/business/${id}/${part}`), `/business-product/${product}`];
  for (const path of ['/my-business', ...pages]) {
    await visit(page, path);
    await notice.waitFor();
    await page.getByText(reason).waitFor();
    expect(await page.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      `/contact-us/form?appeal=suspension&of=business&id=${id}`,
    );
    expect(await page.getByText(/was removed|not found|unexpected error/).count(), path).toBe(0);
    await expect.poll(() => page.title(), { message: path }).not.toMatch(/removed|not found|wrong|unexpected/i);
  }
});

it('the home of its owner names a suspended business and leads to the reason', async () => {
  const { owner } = await aSuspendedBusiness('Missed Bearings');
  const page = await openPage({ width: 360 });
  await signIn(page, owner.email, '/', owner.password);
  await visit(page, '/my-home');
  const group = page.locator('.member-home-group', { has: page.getByRole('heading', { name: 'Missed Bearings' }) });
  await group.getByRole('link', { name: /^Suspended/ }).click();
  await page.getByText(reason).waitFor();
});

it('an owner appeals in one field, with their name filled in, and an operator reads the business and can answer', async () => {
  const { id, owner } = await aSuspendedBusiness('Appealed Bearings');
  const page = await openPage({ width: 360 });
  await signIn(page, owner.email, '/', owner.password);
  await visit(page, '/my-business');
  await page.getByRole('link', { name: 'Write to us' }).click();
  const form = page.locator('.enquiry-form');
  await form.getByRole('group', { name: /^Suspension of a business: Appealed Bearings$/ }).waitFor();
  await expect.poll(() => form.getByLabel('First Name').inputValue()).toBe('Olga');
  expect(await form.getByLabel('Email *').inputValue()).toBe(owner.email);
  expect(await form.locator('input, select, textarea').count()).toBe(27);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const words = `They stand in our hall ${crypto.randomUUID()}`;
  const first = form.locator('input, select, textarea').first();
  expect(await first.evaluate((area) => (area as HTMLTextAreaElement).labels[0]?.innerText)).toBe(
    'Why is the decision a mistake?',
  );
  await first.fill(words);
  await form.getByLabel('Email *').fill('');
  await form.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Request sent successfully').waitFor();

  const operator = await openPage({ width: 360 });
  await signIn(operator, 'operator@demo.example');
  await visit(operator, `/operator/enquiries?q=${encodeURIComponent(words)}`);
  const card = operator.getByRole('article', { name: /^Olga Owner/ });
  await card.getByText(words, { exact: true }).waitFor();
  expect(await card.getByRole('link', { name: 'Appealed Bearings' }).getAttribute('href')).toBe(
    `/operator/businesses?q=${id}`,
  );
  expect(await card.getByRole('link', { name: 'Answer by e-mail' }).getAttribute('href')).toBe(
    `mailto:${encodeURIComponent(owner.email)}`,
  );
});

it('other people are told nothing but that the business left', async () => {
  const { id, product } = await aSuspendedBusiness('Hidden Bearings');
  const other = await newPerson();
  const page = await openPage();
  for (const begin of [async () => undefined, () => signIn(page, other.email, '/', other.password)]) {
    await begin();
    await visit(page, `/business/${id}/`);
    await page.getByRole('heading', { name: 'This business was removed' }).waitFor();
    expect(await page.getByText('suspended').count()).toBe(0);
    await visit(page, `/business-product/${product}`);
    await page.getByRole('heading', { name: 'This product was removed' }).waitFor();
    expect(await page.getByText('suspended').count()).toBe(0);
    expect(await page.title()).not.toContain('suspended');
  }
});

it('a member leaves a suspended business after a question; its only owner is told why they cannot', async () => {
  const member = await newPerson();
  const { id, owner } = await aSuspendedBusiness('Left Bearings', member);
  for (const [person, where] of [
    [owner, '/my-business'],
    [member, `/business/${id}/members`],
  ] as const) {
    const page = await openPage({ width: 360 });
    await signIn(page, person.email, '/', person.password);
    await visit(page, where);
    const main = page.locator('main');
    await main.getByRole('button', { name: 'Leave this business' }).click();
    const question = page.getByRole('dialog', { name: 'Leave this business?' });
    await question.getByRole('button', { name: 'Leave this business' }).click();
    if (person === owner) {
      await question.getByRole('alert').getByText('You are its only owner.').waitFor();
      continue;
    }
    const left = main.getByRole('heading', { name: /^You have left .?Left Bearings.?$/ });
    await left.waitFor();
    await expect.poll(() => left.evaluate((heading) => heading === document.activeElement)).toBe(true);
    await visit(page, '/my-business');
    await main.getByRole('link', { name: /Create/ }).waitFor();
    expect(await main.getByText('Left Bearings').count()).toBe(0);
  }
});
