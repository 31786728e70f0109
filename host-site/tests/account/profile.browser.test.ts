import type { PublicProfile, UserProfile } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ask, asPerson, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { answer, apiCalls, hold, portal, visit } from '../support.ts';

const owner = async () => {
  const asOwner = await asPerson('owner@demo.example');
  return asOwner<UserProfile>('user/profile');
};
const go = async (page: Page, path: string) => {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
};

describe('the three pages', () => {
  it('R-005 R-006 are one’s own profile, its editor, and what others see', async () => {
    const { userID } = await owner();
    const page = await openPage();
    await signIn(page, 'owner@demo.example', '/profile');
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
    expect(await page.locator('form.profile-form').count()).toBe(0);
    const calls = apiCalls(page);
    await page.goto(portal('/profile/edit'));
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
    expect(calls.filter(({ path }) => path.startsWith('user/public-profile'))).toEqual([]);
    await page.goto(portal(`/profile/${userID}`));
    await page.locator('.profile-posts').waitFor();
    expect(await page.locator('form.profile-form').count()).toBe(0);
  });
});

describe('one’s own profile', () => {
  it('R-053 says Loading your user profile... while it waits; R-124 R-125 R-126 shows its thirteen facts and the ways on', async () => {
    const page = await openPage();
    await signIn(page, 'owner@demo.example');
    const mine = await owner();
    await answer(page, 'user/profile', {
      ...mine,
      coverPhoto: { url: `${portal('')}/images/mission.webp` },
      profilePhoto: { url: `${portal('')}/images/values.webp` },
      profession: 'Chemical engineer',
      country: { code: 'SA', countryName: 'Saudi Arabia' },
      state: { stateID: 'SA-02', stateName: 'Makkah' },
      businessType: { code: 'DI', name: 'Distributors' },
      birthDate: '1980-02-03',
      briefPresentation: 'I buy valves.',
      companyName: 'Gulf Valves',
      industry: { id: '0003', name: 'Energy' },
      jobPosition: { jobPositionID: '7', name: 'Purchasing manager' },
      preferredLanguage: { code: 'ar', name: 'Arabic', languageName: 'Arabic' },
    });
    const release = await hold(page, 'business/profile/my-list');
    await page.goto(portal('/profile'));
    await page.getByText('Loading your user profile...', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { level: 1, name: `${mine.firstName} ${mine.lastName}` }).waitFor();
    expect(await page.locator('.business-cover img').getAttribute('src')).toMatch(/mission\.webp$/);
    expect(await page.locator('.business-id img').getAttribute('src')).toMatch(/values\.webp$/);
    const facts = await page
      .locator('.profile-facts > div')
      .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
    expect(facts).toEqual([
      ['About me', 'I buy valves.'],
      ['Profession', 'Chemical engineer'],
      ['Country and state', 'Makkah, Saudi Arabia'],
      ['Type of business', 'Distributors'],
      ['Date of birth', 'Feb 3, 1980'],
      ['Preferred language', 'Arabic'],
      ['Company name', 'Gulf Valves'],
      ['Business type', 'Distributors'],
      ['Industry', 'Energy'],
      ['Job position', 'Purchasing manager'],
    ]);
    const create = page.getByRole('link', { name: 'CREATE YOUR BUSINESS PROFILE NOW', exact: true });
    expect(await create.getAttribute('href')).toBe('/business/create');
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.waitForURL((url) => url.pathname === '/profile/edit');
    await page.getByRole('button', { name: 'Save Changes' }).waitFor();
  });

  it('R-127 lists my businesses', async () => {
    const page = await openPage();
    await signIn(page, 'owner@demo.example');
    const calls = apiCalls(page);
    await page.goto(portal('/profile'));
    await expect.poll(() => page.locator('.profile-businesses wbn-business-card').count()).toBe(7);
    expect(calls).toContainEqual({ method: 'GET', path: 'business/profile/my-list' });
  });

  it('R-128 leads home when it cannot be loaded, and when there is no session', async () => {
    const page = await openPage();
    await page.goto(portal('/profile'));
    await page.waitForURL(portal('/'));
    await signIn(page, 'owner@demo.example');
    await answer(page, 'user/profile', undefined, 500);
    await page.goto(portal('/profile'));
    await page.waitForURL(portal('/'));
  });
});

it('a name that is one long word widens no page of its person', async () => {
  const { ask: asThem, email, password } = await newPerson('Wolfeschlegelsteinhausenbergerdorff-Nebukadnezar', 'Li');
  const { userID } = await asThem<UserProfile>('user/profile');
  const page = await openPage({ width: 360 });
  await signIn(page, email, '/profile', password);
  for (const path of ['/profile', `/profile/${userID}`, `/timeline/${userID}`]) {
    await visit(page, path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

describe('the public profile', () => {
  it('R-131 is the person, their businesses and their timeline; R-053 it says Loading user profile... on its way', async () => {
    const { userID } = await owner();
    const page = await openPage();
    await visit(page, '/about-us');
    const calls = apiCalls(page);
    const release = await hold(page, `user/public-profile/${userID}`);
    await go(page, `/profile/${userID}`);
    await page.getByText('Loading user profile...', { exact: true }).waitFor();
    release();
    await page.locator('.profile-posts').waitFor();
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        `user/public-profile/${userID}`,
        `business/profile/list-business?userID=${userID}`,
        `timeline/load/${userID}?skip=0&size=10`,
      ]),
    );
    await expect.poll(() => page.locator('.profile-businesses wbn-business-card').count()).toBe(7);
  });

  it('R-132 has profession and birth date only when their owner shows them', async () => {
    const { userID } = await owner();
    const { birthDate: _, profession: __, ...hidden } = await ask<PublicProfile>(`user/public-profile/${userID}`);
    const page = await openPage();
    for (const [birthDate, profession] of [
      [undefined, undefined],
      ['1980-02-03', undefined],
      [undefined, 'Chemist'],
      ['1980-02-03', 'Chemist'],
    ]) {
      await visit(page, '/about-us');
      await page.unrouteAll();
      await answer(page, `user/public-profile/${userID}`, { ...hidden, birthDate, profession });
      await go(page, `/profile/${userID}`);
      await page.locator('.profile-posts').waitFor();
      expect(await page.getByText('Feb 3, 1980', { exact: true }).count()).toBe(birthDate ? 1 : 0);
      expect(await page.locator('.profile-facts').getByText('Chemist').count()).toBe(profession ? 1 : 0);
      expect(await page.getByText('Date of birth').count()).toBe(birthDate ? 1 : 0);
    }
  });

  it('R-148 says that something unexpected happened, and offers another try', async () => {
    const { userID } = await owner();
    const page = await openPage();
    await visit(page, '/about-us');
    await answer(page, `user/public-profile/${userID}`, undefined, 500);
    await go(page, `/profile/${userID}`);
    await page.getByText('An unexpected error has occurred, please try again.', { exact: true }).waitFor();
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.locator('.profile-posts').waitFor();
  });

  it('is drawn by the server, with what search engines read, and not found for an unknown id', async () => {
    const { firstName, lastName, userID } = await owner();
    const html = await (await fetch(portal(`/profile/${userID}`))).text();
    expect(html).toMatch(new RegExp(`<title>${firstName} ${lastName}[^<]*</title>`));
    const found = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(found ?? '{}')).toMatchObject({ '@type': 'Person', name: `${firstName} ${lastName}` });
    expect(html).toContain(`rel="canonical" href="${portal(`/profile/${userID}`)}"`);
    const missing = await fetch(portal('/profile/0b7c1b1a-9999-4999-8999-000000000000'));
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Profile not found');
    expect((await fetch(portal('/profile/no-such-person'))).status).toBe(404);
  });
});
