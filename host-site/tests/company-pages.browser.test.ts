import { expect, it } from 'vitest';
import { addresses } from '../../tests/support/addresses.ts';
import { openPage, signIn } from '../../tests/support/pages.ts';
import { otherEdition } from './other-edition.ts';
import { hrefs, portal, texts, visit } from './support.ts';

it('R-306 R-307 about us: mission, team, biographies, the tips in short; opened at its top', async () => {
  const page = await openPage();
  await visit(page, '/industries');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator('footer a[href="/about-us"]').click();
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const main = page.locator('main');
  for (const name of ['Our mission', 'Our team', 'Management']) {
    expect(await main.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
  }
  const people = await texts(page, '.people li p:last-child');
  expect(people.length).toBeGreaterThanOrEqual(3);
  for (const biography of people) expect(biography.length).toBeGreaterThan(60);
  expect(await texts(page, '.people .people-role')).toHaveLength(people.length);
  expect(await main.locator('.tip-list a').count()).toBe(7);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  const said = await main.innerText();
  expect(said).toMatch(/created in 2000/);
  expect(said).toMatch(/25 web platforms/);
  expect(said).toMatch(/representatives in many countries/);
});

it('R-308 mission, vision, and the six values', async () => {
  const page = await openPage();
  await visit(page, '/mission-vision');
  expect(await texts(page, 'main h2')).toEqual(expect.arrayContaining(['Mission', 'Vision', 'Values']));
  expect(await texts(page, 'main .content-body h3')).toEqual([
    'People',
    'Innovation',
    'Global mentality',
    'Passion',
    'Honesty',
    'Excellence',
  ]);
});

it('R-309 why: five rows, picture and text on alternating sides', async () => {
  const page = await openPage({ width: 1440 });
  await visit(page, '/why-wbn');
  const rows = page.locator('.content-row');
  expect(await rows.count()).toBe(5);
  const pictureFirst: boolean[] = [];
  for (const row of await rows.all()) {
    const picture = (await row.locator('img').boundingBox())!;
    const text = (await row.locator('h2').boundingBox())!;
    pictureFirst.push(picture.x < text.x);
  }
  expect(new Set([pictureFirst[0], pictureFirst[2], pictureFirst[4]]).size).toBe(1);
  expect(pictureFirst[1]).toBe(!pictureFirst[0]);
  expect(pictureFirst[3]).toBe(pictureFirst[1]);
});

it('R-310 our network: 25 logos that lead to the sister sites, and the prices', async () => {
  const page = await openPage();
  await visit(page, '/our-network');
  const links = await hrefs(page, 'main .territorial-grid a');
  expect(new Set(links).size).toBe(25);
  for (const link of links) expect(new URL(link!).host).not.toBe(new URL(portal('/')).host);
  expect(await page.locator('main .packages .package').count()).toBe(4);
});

it('R-311 contact: two phone lines, WhatsApp, what support does, and the way to the form', async () => {
  const page = await openPage();
  await visit(page, '/contact-us');
  const main = page.locator('main article');
  const said = await main.innerText();
  expect(said).toMatch(/USA: \+1 305 555 \d{4}/);
  expect(said).toMatch(/Europe: \+44 20 7946 \d{4}/);
  expect(said).toMatch(/WhatsApp/);
  expect(await main.locator('ul li').count()).toBeGreaterThan(3);
  const help = main.getByRole('link', { name: 'Need Help' });
  expect(await help.getAttribute('href')).toBe('/contact-us/form');
});

it.each(['mx', 'de'])('R-391 R-325 the %s edition prints its own two phone lines and address', async (code) => {
  const { editionByCode } = await import('@wbn/content/editions');
  const { email, phones } = editionByCode(code)!;
  const page = await openPage();
  await page.goto(`${await otherEdition(code)}/contact-us?lang=en`);
  const said = await page.locator('main article').innerText();
  expect(said).toContain(phones.usa);
  expect(said).toContain(phones.europe);
  expect(said).toContain(email);
  await page.goto(portal('/contact-us'));
  expect(await page.locator('main article').innerText()).not.toContain(phones.usa);
});

it.each([
  ['/advertise-with-us', /advertis/i, /boost/i],
  ['/free-marketing', /free/i, /seven products|7 products|profile/i],
  ['/message-center', /message/i, /request|inquir/i],
  ['/work-with-wbn', /work with/i, /represent|partner|distribut/i],
] as const)('R-326 the page %s exists and is about its subject', async (path, heading, subject) => {
  const page = await openPage();
  const answer = await page.goto(portal(path));
  expect(answer?.status()).toBe(200);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.locator('main h1').innerText()).toMatch(heading);
  const said = await page.locator('main article').innerText();
  expect(said).toMatch(subject);
  expect(said.length).toBeGreaterThan(600);
});

it('R-390 a visitor is invited to register or log in, a user is not', async () => {
  const { accounts } = addresses();
  const page = await openPage();
  const path = '/free-marketing';
  await visit(page, path);
  const invitation = page.locator('main aside.callout').last();
  for (const [name, place] of [
    ['Register', 'register'],
    ['Login', 'login'],
  ] as const) {
    const href = await invitation.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(href).toBe(`${accounts}/${place}?continue=${encodeURIComponent(portal(path))}`);
  }
  await signIn(page, 'buyer@demo.example', path);
  await page.locator('header .account .menu-button').waitFor();
  for (const name of ['Register', 'Login']) {
    await page.locator('main').getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
  }
});
