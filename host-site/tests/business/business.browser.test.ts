import { businessPath } from '@wbn/contract';
import type { BusinessCard, BusinessProfile } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { ask, asPerson, newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { portal, texts, visit } from '../support.ts';

type Mine = BusinessCard & { readonly session: { readonly role: string } };

/** The first manufacturer: other types may have no factory to show. */
const first = async (textQuery = 'steel'): Promise<BusinessProfile> => {
  const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', {
    textQuery,
    businessType: 'MA',
  });
  return ask<BusinessProfile>(`business/profile/${results[0]!.businessProfile.businessID}`);
};
const pathOf = ({ businessID, general }: Pick<BusinessProfile, 'businessID'> & { general: { companyName: string } }) =>
  businessPath(general.companyName, businessID);

describe('a business page', () => {
  it('R-174 R-176 R-192 says who and where, with its picture and counts', async () => {
    const profile = await first();
    const page = await openPage();
    await visit(page, pathOf(profile));
    const { city, country } = profile.contactInfo;
    expect(await page.locator('h1').innerText()).toBe(
      `${profile.general.companyName} / ${city}, ${country?.countryName}`,
    );
    expect(await texts(page, '.business-marks .badge')).toContain(profile.general.businessType.name);
    // A title is trimmed.
    expect(await page.title()).toBe(Array.from(profile.general.shortDescription).slice(0, 64).join('').trim());
    expect(await page.locator('.business-cover').isVisible()).toBe(true);
    const counts = await page.locator('.business-counts').innerText();
    const { like } = profile.reactions.reactionCount;
    expect(counts).toMatch(new RegExp(`\\b${like} like${like === 1 ? '' : 's'}\\b`));
    expect(counts).toMatch(/\b1 follower\b|\d+ followers/);
    expect(await page.getByRole('button', { name: 'Share' }).isVisible()).toBe(true);
    // Comments load when the reader scrolls near; a visitor is asked to log in.
    expect(await page.locator('wbn-comments').count()).toBe(0);
    await page.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded();
    await page.getByText('If you want to comment you must be loged in.').waitFor();
    const comments = page.locator('wbn-comments');
    expect(await comments.getAttribute('resource-id')).toBe(profile.businessID);
    expect(await comments.getAttribute('resource-type')).toBe('business');
    await page.getByRole('link', { name: 'Posts of this business' }).click();
    await page.waitForURL(portal(`/timeline/${profile.businessID}`));
  });

  it.each([340, 341])(
    'R-175 of a description of %i characters a phone shows 340, and a desktop all',
    async (length) => {
      const owner = await newPerson();
      const businessID = await newBusiness(owner, 'Long Works');
      const text = `${'Valves for water '.repeat(21).slice(0, length - 1)}.`;
      expect(text).toHaveLength(length);
      await owner.ask(`business/profile/${businessID}`, { general: { generalDescription: text } }, 'PUT');
      const page = await openPage({ width: 375 });
      await visit(page, `/business/${businessID}/`);
      const shown = () => page.locator('.business-description').innerText();
      expect(await shown()).toBe(length > 340 ? `${text.slice(0, 340)}…` : text);
      await page.setViewportSize({ width: 1200, height: 900 });
      await expect.poll(shown).toBe(text);
    },
  );

  it('R-177 copies its address and says so', async () => {
    const profile = await first();
    const page = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await visit(page, pathOf(profile));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Business Link copied!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(portal(pathOf(profile)));
  });

  it('R-179 shows a visitor three ways on, and Like, Follow and Connect', async () => {
    const page = await openPage();
    await visit(page, pathOf(await first()));
    expect(await texts(page, '.side-button')).toEqual(['Business Profile', 'Send Request', 'Company Products']);
    for (const name of ['Like', 'Follow']) {
      expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await page.getByRole('link', { name: 'Connect' }).isVisible()).toBe(true);
  });

  it('R-178 R-180 shows its owner Edit profile and the parts to manage', async () => {
    const mine = await (await asPerson('owner@demo.example'))<Mine[]>('business/profile/my-list');
    const owned = mine.find(({ session }) => session.role === 'owner')!;
    const page = await openPage();
    await signIn(page, 'owner@demo.example');
    await visit(page, pathOf(owned));
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
    await expect
      .poll(() => texts(page, '.side-button'))
      .toEqual(['Manage Profile', 'Requests', 'Products', 'Membership', 'Members']);
    expect(await page.getByRole('button', { name: 'Follow', exact: true }).count()).toBe(0);
  });

  it.each(['owner@demo.example', 'admin@demo.example', 'member@demo.example'])(
    'R-181 shows Requests instead of Send Request to %s',
    async (email) => {
      const mine = await (await asPerson(email))<Mine[]>('business/profile/my-list');
      expect(mine.length).toBeGreaterThan(0);
      const page = await openPage();
      await signIn(page, email);
      await visit(page, pathOf(mine[0]!));
      await page.locator('.side-button', { hasText: 'Requests' }).waitFor();
      expect(await texts(page, '.side-button')).not.toContain('Send Request');
    },
  );

  it('R-182 R-185 has its sections, and a video only when there is one', async () => {
    const profile = await first();
    const page = await openPage();
    await visit(page, pathOf(profile));
    const always = [
      'Products',
      'General Information',
      'Contact Information',
      'Factory',
      'Trade Capabilities',
      'Business Terms',
    ];
    const headings = await texts(page, '.business-section h2');
    expect(headings.slice(0, always.length)).toEqual(always);
    expect(headings.includes('Certificates')).toBe(profile.certificates.length > 0);
    expect(headings).not.toContain('Video');
    const owner = await newPerson();
    const businessID = await newBusiness(owner, 'Film Works');
    const url = 'https://videos.example/our-works.mp4';
    await owner.ask(`business/profile/${businessID}`, { general: { video: { url } } }, 'PUT');
    await visit(page, `/business/${businessID}/`);
    expect(await texts(page, '.business-section h2')).toContain('Video');
    expect(await page.locator('#video a').getAttribute('href')).toBe(url);
  });

  it('R-182 R-356 shows empty sections to the owner alone, each with the way to fill it', async () => {
    const owner = await newPerson();
    const businessID = await newBusiness(owner, 'Empty Works');
    const visitor = await openPage();
    await visit(visitor, `/business/${businessID}/`);
    const headings = ['Products', 'Factory', 'Trade Capabilities', 'Business Terms', 'Certificates'];
    const shown = await texts(visitor, '.business-section h2');
    for (const heading of headings) expect(shown).not.toContain(heading);
    expect(await visitor.locator('.field-none').count()).toBe(0);
    const page = await openPage();
    await signIn(page, owner.email, undefined, owner.password);
    await visit(page, `/business/${businessID}/`);
    const certificates = page.locator('#certificates');
    await certificates.getByText('No content', { exact: true }).waitFor();
    expect(await texts(page, '.business-section h2')).toEqual(expect.arrayContaining(headings));
    expect(await page.locator('#products').getByRole('link', { name: 'Add products' }).isVisible()).toBe(true);
    await certificates.getByRole('link', { name: 'Add this information' }).click();
    await page.waitForURL(portal(`/business/${businessID}/edit/certificates`));
  });

  it('answers 404 for an unknown id and 301 for an old name', async () => {
    const profile = await first();
    const unknown = await fetch(portal('/business/x-0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b/'));
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Business not found');
    const old = await fetch(portal(`/business/Old-Name-${profile.businessID}/`), { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([301, pathOf(profile)]);
    expect((await fetch(portal(`/business/${profile.businessID}/`), { redirect: 'manual' })).status).toBe(200);
  });

  it('R-053 says that it loads while the API is held back', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=PR&countries=global&search=pump');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/business/profile/*', async (route) => {
      await held;
      await route.continue();
    });
    const link = page.locator('.result-company a').first();
    const name = await link.innerText();
    await link.click();
    await page.getByRole('status').getByText('Loading the business profile...', { exact: true }).waitFor();
    release();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByText('Loading the business profile...').count()).toBe(0);
  });

  it('R-194 says so when it cannot be loaded', async () => {
    const page = await openPage();
    await visit(page, '/search-result?business=MA');
    await page.route('**/business/profile/*', (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*' },
        json: { success: false, code: 500, name: 'InternalError', message: 'x' },
      }),
    );
    await page.evaluate(() => history.pushState({}, '', '/business/0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b/'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })));
    await page.getByText('An unexpected error has occurred, please try refreshing the page.').waitFor();
  });

  it('likes and follows at once, and remembers it', async () => {
    const profile = await first('pump');
    const { email, password } = await newPerson();
    const page = await openPage();
    await signIn(page, email, undefined, password);
    await visit(page, pathOf(profile));
    await page.locator('.menu-button[aria-expanded]').last().waitFor();
    for (const at of [0, 1]) {
      const button = page.locator('.business-buttons button').nth(at);
      expect(await button.getAttribute('aria-pressed')).toBe('false');
      const kept = page.waitForResponse(
        (answer) => /\/social\/(reaction|follow)\//.test(answer.url()) && answer.request().method() === 'POST',
      );
      await button.click();
      await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      await kept;
    }
    await page.reload();
    for (const name of ['Liked', 'Following']) await page.getByRole('button', { name, pressed: true }).waitFor();
  });
});

it('R-364 shows a visitor home, searches and businesses, Login and Register', async () => {
  const page = await openPage({ width: 1200 });
  for (const path of ['/', '/search-result?search=steel', pathOf(await first())]) {
    await visit(page, path);
    expect(await page.locator('h1').isVisible()).toBe(true);
    for (const name of ['Login', 'Register']) {
      expect(await page.locator('header').getByRole('link', { name }).isVisible()).toBe(true);
    }
  }
});
