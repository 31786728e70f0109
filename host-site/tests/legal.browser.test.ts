import { expect, it } from 'vitest';
import { openPage } from '../../tests/support/pages.ts';
import { otherEdition } from './other-edition.ts';
import { portal, texts, visit } from './support.ts';

const terms = '/terms-and-conditions';

it('R-318 R-319 privacy: its nine sections, the rights of European visitors, and all parts of the service', async () => {
  const page = await openPage();
  await visit(page, '/privacy-policy');
  const sections = [
    /collection/i,
    /\buse\b/i,
    /disclosure/i,
    /retention/i,
    /cookies/i,
    /changes/i,
    /european union/i,
    /contact/i,
    /language/i,
  ];
  const headings = await texts(page, 'main .content-body h2');
  expect(headings).toHaveLength(9);
  for (const [at, section] of sections.entries()) expect(headings[at]).toMatch(section);
  expect(await texts(page, 'main .content-body h3')).toEqual([
    expect.stringMatching(/legal basis/i),
    expect.stringMatching(/transfers/i),
    expect.stringMatching(/rights/i),
  ]);
  const said = await page.locator('main article').innerText();
  for (const part of [
    /paid listing packages/i,
    /account verification/i,
    /reviews and ratings/i,
    /discussion forum/i,
    /social-media sign-up/i,
    /complaint handling/i,
    /verified businesses give extra details/i,
  ]) {
    expect(said).toMatch(part);
  }
});

it('R-320 R-321 terms: centred title, date, bordered box, opened at the top', async () => {
  const page = await openPage();
  await visit(page, '/industries');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator(`footer a[href="${terms}"]`).click();
  const title = page.getByRole('heading', { level: 1, name: 'Terms and Conditions' });
  await title.waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await title.evaluate((node) => getComputedStyle(node).textAlign)).toBe('center');
  const box = page.locator('main .content-body');
  expect(await box.evaluate((node) => Number.parseFloat(getComputedStyle(node).borderTopWidth))).toBeGreaterThan(0);
  const said = await page.locator('main article').innerText();
  expect(said).toMatch(/effective from October 21, 2019/i);
  expect(said).toMatch(/company of the United States of America with its seat in Miami/);
});

it.each([
  ['sa', 'Saudi Arabia'],
  ['cl', 'Chile'],
])('R-320 the %s edition has %s in title, description and keywords of its terms', async (code, country) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(code === 'sa' ? portal(terms) : `${await otherEdition(code)}${terms}`);
  expect(await page.title()).toContain(country);
  for (const name of ['description', 'keywords']) {
    expect(await page.locator(`meta[name=${name}]`).getAttribute('content')).toContain(country);
  }
});

it('R-322 R-323 R-324 R-367 R-388 terms: who, how, what is forbidden, and who answers for what', async () => {
  const page = await openPage();
  await visit(page, terms);
  const headings = (await texts(page, 'main .content-body h2')).join('\n');
  for (const clause of [
    /your content/i,
    /prohibited conduct/i,
    /breaches and sanctions/i,
    /liability/i,
    /indemnity/i,
    /force majeure/i,
    /intellectual property/i,
    /notices/i,
    /governing law/i,
  ]) {
    expect(headings).toMatch(clause);
  }
  const said = await page.locator('main article').innerText();
  for (const fact of [
    /only businesses may use the services/i,
    /of legal age/,
    /one account only, unless we approve another/,
    /login is by email plus password\. WBN does not store the password/i,
    /true, accurate, current and complete/,
    /principal place of business/,
    /Standard, which is free, and Gold, Premium and Platinum, which are paid/,
    /remove a listing or other content, suspend your account or terminate it/,
    /State of Florida[\s\S]*courts of Miami/,
    /claim must be filed within one year/,
    /greater of the fees you have paid to us in the calendar year .* and the legal maximum/,
    /reject an account at registration/,
    /suspend or terminate an account for breach of these terms or because its user holds multiple accounts/,
    /amend these terms at any time/,
    /continued use of the service after that counts as acceptance/,
  ]) {
    expect(said).toMatch(fact);
  }
});

it('R-325 terms print the customer-service address of the edition', async () => {
  const { defaultEdition } = await import('@wbn/content/editions');
  const page = await openPage();
  await visit(page, terms);
  expect(await page.locator('main article').innerText()).toContain(defaultEdition.email);
});
