import { businessPath } from '@wbn/contract';
import type { BusinessCard, BusinessProfile, Inquiry } from '@wbn/contract/shapes';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ask, newBusiness, newPerson } from '../../../tests/support/api.ts';
import { openPage, signIn } from '../../../tests/support/pages.ts';
import { inLanguage } from '../../../tests/support/portal-pages.ts';
import { dayOf } from '../../src/texts/day-of.ts';
import { portal, visit } from '../support.ts';

/** A verified business of the demo network whose answer time is known. */
async function provenProfile(): Promise<BusinessProfile> {
  for (let skip = 0; skip < 400; skip += 50) {
    const { results } = await ask<{ results: { businessProfile: BusinessCard }[] }>('search/business', {
      textQuery: '',
      size: 50,
      skip,
    });
    const found = results.find(
      ({ businessProfile: { highlights, verified } }) =>
        verified && highlights?.answers?.hours && highlights.certificates.length,
    );
    if (found) return ask<BusinessProfile>(`business/profile/${found.businessProfile.businessID}`);
  }
  throw new Error('No business of the demo network is verified, certified and measured.');
}

const pathOf = ({ businessID, general }: BusinessProfile) => businessPath(general.companyName, businessID);

/** The visible links to the inquiry form inside the window, without the tabs beside the text. */
const inReach = (page: Page) =>
  page.locator('.request-link:visible').evaluateAll(
    (links) =>
      links.filter((link) => {
        const { bottom, top } = link.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

/** Whether it is visible and the window shows all of it. */
const inWindow = async (part: Locator): Promise<boolean> =>
  (await part.isVisible()) &&
  part.evaluate((node) => {
    const { bottom, top } = node.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

describe('a supplier page', () => {
  it('keeps the inquiry in reach on a phone, however far the reader scrolls', async () => {
    const page = await openPage({ width: 360 });
    await visit(page, pathOf(await provenProfile()));
    for (const share of [0, 0.3, 0.6]) {
      await page.evaluate((part) => window.scrollTo(0, document.body.scrollHeight * part), share);
      await expect.poll(() => inReach(page), { message: `at ${share} of the page` }).toBe(1);
    }
    const link = page.locator('.request-link:visible');
    expect(await link.innerText()).toBe('Send Request');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Its end is not covered either.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it('names the inquiry as its main action on a wide screen', async () => {
    const page = await openPage({ width: 1440 });
    await visit(page, pathOf(await provenProfile()));
    expect(await inReach(page)).toBe(1);
    expect(await page.locator('.business .button-primary:visible').allInnerTexts()).toEqual(['Send Request']);
  });

  it('opens the form over the page for a logged-in buyer, keeps the draft and sends it', async () => {
    const seller = await newPerson();
    const businessID = await newBusiness(seller, 'Draft Works');
    const buyer = await newPerson();
    const page = await openPage({ width: 360 });
    await signIn(page, buyer.email, undefined, buyer.password);
    await visit(page, `/business/${businessID}/`);
    await page.locator('.menu-button[aria-expanded]').last().waitFor();
    const before = page.url();
    const open = async () => {
      await page.locator('.request-link:visible').click();
      await page.getByRole('dialog', { name: /Send Request/ }).waitFor();
    };
    await open();
    const message = page.getByRole('dialog').locator('wbn-inquiry-form textarea');
    await message.fill('What does a gate valve cost?');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toBe(before);
    await open();
    await expect.poll(() => message.inputValue()).toBe('What does a gate valve cost?');
    const form = page.getByRole('dialog').locator('wbn-inquiry-form');
    await form.locator('[part=subject]').selectOption('Other');
    await form.locator('[part=other]').fill('Gate valves');
    await form.locator('[part=submit]').click();
    const arrived = () => seller.ask<Inquiry[]>(`business/request?ubid=${businessID}`);
    await expect.poll(async () => (await arrived()).map(({ subject }) => subject)).toEqual(['Gate valves']);
    const [inquiry] = await arrived();
    // The conversation opens, with what was sent.
    await expect.poll(() => page.url()).toContain(`/requests/${inquiry!.requestID}`);
    const messages = page.locator('wbn-message-center [part=messages]');
    await messages.getByText('What does a gate valve cost?').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('leads a visitor, and a reader without script, to the page of the form', async () => {
    const profile = await provenProfile();
    const page = await openPage({ javaScriptEnabled: false, width: 360 });
    await page.goto(portal(pathOf(profile)));
    expect(await page.locator('.request-link:visible').getAttribute('href')).toBe(
      `/business/${profile.businessID}/send-request`,
    );
  });

  it('opens, without script, what was checked, by whom, when and until when, and how answers are measured', async () => {
    const profile = await provenProfile();
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal(pathOf(profile)));
    const fact = (text: RegExp) => page.locator('.proof details').filter({ hasText: text });
    const check = fact(/Checked in [A-Z]\w+ 20\d\d: identity of the company/);
    expect(await check.locator('dl').isVisible()).toBe(false);
    await check.locator('summary').click();
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
    const { checkedAt, validUntil } = profile.verification!;
    const details = await check.locator('dl').innerText();
    for (const instant of [checkedAt, validUntil]) expect(details).toContain(day.format(new Date(instant!)));
    expect(details).toMatch(/Checked by\s+Operators of WBN/);
    const answers = fact(/Typically answers within/);
    await answers.locator('summary').click();
    expect(await answers.locator('.proof-detail').innerText()).toContain(`${profile.highlights.answers!.rate}%`);
    const certificates = fact(new RegExp(profile.highlights.certificates[0]!.replace(/[^\w ]/g, '.')));
    await certificates.locator('summary').click();
    expect(await certificates.locator('.proof-detail').innerText()).toMatch(/WBN/);
  });

  it.each(['es', 'it', 'zh', 'ar'] as const)(
    'opens what was checked and until when in the language %s',
    async (language) => {
      const profile = await provenProfile();
      const page = await openPage({ javaScriptEnabled: false, width: 360 });
      await page.goto(portal(inLanguage(pathOf(profile), language)));
      const check = page.locator('.proof details').first();
      await check.locator('summary').click();
      const { checkedAt, validUntil } = profile.verification!;
      const details = await check.locator('dl').innerText();
      for (const instant of [checkedAt, validUntil]) expect(details).toContain(dayOf(instant!, language));
      expect(await page.locator('.proof').innerText()).not.toMatch(/checked|operators of|valid until|typically/i);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    },
  );

  it.each([
    ['with', true],
    ['without', false],
  ])('opens what was checked by a click on the verified badge, %s script', async (_, javaScriptEnabled) => {
    const profile = await provenProfile();
    const page = await openPage({ javaScriptEnabled, width: 360 });
    if (javaScriptEnabled) await visit(page, pathOf(profile));
    else await page.goto(portal(pathOf(profile)));
    const facts = page.locator('#proof-check dl');
    expect(await facts.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Verified', exact: true }).click();
    await expect.poll(() => inWindow(facts)).toBe(true);
    expect(await facts.innerText()).toContain(dayOf(profile.verification!.checkedAt!, 'en'));
  });

  it('leads by a link within the page to its part, and by a step back to where the reader was', async () => {
    const page = await openPage({ width: 360 });
    await visit(page, pathOf(await provenProfile()));
    const chip = page.locator('a.chip[href="#comments"]');
    const top = () => page.evaluate(() => window.scrollY);
    await chip.scrollIntoViewIfNeeded();
    const start = await top();
    await chip.click();
    await expect.poll(() => inWindow(page.locator('#comments h2'))).toBe(true);
    expect(await top()).not.toBe(start);
    await page.goBack();
    await expect.poll(top).toBe(start);
  });

  it('says nothing of answers that too few inquiries measure, and nothing of a check that never was', async () => {
    const businessID = await newBusiness(await newPerson(), 'Quiet Works');
    const page = await openPage();
    await visit(page, `/business/${businessID}/`);
    expect(await page.locator('.proof details').count()).toBe(0);
    expect(await page.locator('.business-marks').innerText()).toContain('Not Verified');
  });

  it('expands a long description on a phone, without script', async () => {
    const owner = await newPerson();
    const businessID = await newBusiness(owner, 'Wordy Works');
    const text = `${'Valves for water '.repeat(40)}and gas.`;
    await owner.ask(`business/profile/${businessID}`, { general: { generalDescription: text } }, 'PUT');
    const page = await openPage({ javaScriptEnabled: false, width: 375 });
    await page.goto(portal(`/business/${businessID}/`));
    const shown = page.locator('.business-description');
    expect(await shown.innerText()).not.toContain('and gas.');
    await page.getByText('Read more', { exact: true }).click();
    expect(await shown.innerText()).toBe(text);
    await page.getByText('Read less', { exact: true }).click();
    expect(await shown.innerText()).not.toContain('and gas.');
  });
});
