import { checklistSteps } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import { newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, settled, signIn } from '../../../tests/support/pages.ts';
import { visit } from '../support.ts';

async function aPlace() {
  const owner = await newPerson('Olga', 'Owner');
  const name = `Console ${crypto.randomUUID().slice(0, 8)}`;
  return { owner, name, businessID: await newBusiness(owner, name) };
}

describe.each([
  ['a phone', 390],
  ['a desktop', 1440],
])('the console on %s', (_, width) => {
  it('counts the views of visitors, not those of its own people, as charts and as a table', async () => {
    const { businessID, name, owner } = await aPlace();
    const visitor = await openPage({ width });
    const noted = visitor.waitForResponse((answer) => answer.url().endsWith('/visits') && answer.ok());
    await visit(visitor, `/business/${businessID}/`);
    await noted;

    const page = await openPage({ width });
    await signIn(page, owner.email, undefined, owner.password);
    const own = page.waitForResponse((answer) => answer.url().endsWith('/visits') && answer.ok());
    await visit(page, `/business/${businessID}/`);
    await own;
    await visit(page, '/my-business');
    await page.getByRole('link', { name: `Console: ${name}` }).click();
    await page.getByRole('heading', { name: 'Your business at a glance' }).waitFor();
    const views = page.locator('figure', { hasText: 'Views of your page' });
    expect(await views.locator('.console-value').innerText()).toBe('1');
    expect(await views.getByText('Period before: 0').isVisible()).toBe(true);
    expect(await views.getByRole('img', { name: /^Views of your page: 1 in this period/ }).count()).toBe(1);

    await page.getByText('Show the charts as a table').click();
    const table = page.getByRole('table', { name: 'Views, searches and inquiries by day or week' });
    expect(await table.locator('tbody tr').count()).toBe(30);
    expect(await table.locator('tbody tr').first().locator('td').first().innerText()).toBe('1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('changes the period by keyboard, and the back button leads to the one before', async () => {
    const { businessID, owner } = await aPlace();
    const page = await openPage({ width });
    await signIn(page, owner.email, `/business/${businessID}/console`, owner.password);
    const periods = page.getByRole('navigation', { name: 'Period' });
    const rows = page.locator('.console-values tbody tr');
    await periods.getByRole('link', { name: '365 days' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.count()).toBe(52);
    expect(new URL(page.url()).searchParams.get('days')).toBe('365');
    expect(await periods.locator('[aria-current]').innerText()).toBe('365 days');
    await page.goBack();
    await expect.poll(() => rows.count()).toBe(30);
  });

  it('leads from each missing step to its place, and from there to all other parts', async () => {
    const { businessID, owner } = await aPlace();
    const page = await openPage({ width });
    await signIn(page, owner.email, `/business/${businessID}/console`, owner.password);
    await page.getByText('0 of 11 steps are done.').waitFor();
    const steps = await page
      .locator('.console-steps a')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
    expect(steps).toHaveLength(checklistSteps.length);
    for (const address of new Set(steps)) expect((await fetch(address)).status, address).toBe(200);
    await page.getByRole('link', { name: 'Describe your business' }).click();
    await page.waitForURL(`**/business/${businessID}/edit/general`);
    const parts = page.getByRole('navigation', { name: 'Console' });
    for (const [name, path] of [
      ['Products', 'products'],
      ['Boosts', 'boosts'],
      ['Members', 'members'],
      ['Membership', 'membership'],
      ['Verification', 'verification'],
      ['Overview', 'console'],
    ] as const) {
      await parts.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**/business/${businessID}/${path}`);
      await parts.locator('[aria-current=page]', { hasText: name }).waitFor();
      await settled(page);
    }
  });
});

it('is closed for strangers, and fits a narrow Arabic screen', async () => {
  const { businessID, owner } = await aPlace();
  const stranger = await newPerson('Sami', 'Stranger');
  const other = await openPage();
  await signIn(other, stranger.email, `/business/${businessID}/console`, stranger.password);
  await other.getByText('Only owners and administrators of a business open its console.').waitFor();
  const page = await openPage({ width: 360 });
  await signIn(page, owner.email, `/business/${businessID}/console?lang=ar`, owner.password);
  await page.getByRole('heading', { name: 'نظرة عامة على شركتك' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
