import { businessPath } from '@wbn/contract';
import type { BusinessCard, BusinessProfile } from '@wbn/contract/shapes';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ask, asPerson } from '../../../tests/support/api.ts';
import { openPage } from '../../../tests/support/pages.ts';
import { portal, texts, visit } from '../support.ts';

type Range = { min?: number; max?: number; unit?: string; period?: string } | null;

/** A demo business with most fields filled: other tests create minimal ones meanwhile. */
async function fullProfile(): Promise<BusinessProfile> {
  const owner = await asPerson('owner@demo.example');
  const mine = await owner<BusinessCard[]>('business/profile/my-list');
  const all = await Promise.all(mine.map(({ businessID }) => ask<BusinessProfile>(`business/profile/${businessID}`)));
  const filled = (profile: BusinessProfile) => JSON.stringify(profile).length + profile.certificates.length * 1000;
  return all.sort((one, other) => filled(other) - filled(one))[0]!;
}

/** The visible names and values of a section. */
async function fieldsOf(page: Page, section: string): Promise<Record<string, string>> {
  const [names, values] = await Promise.all([
    texts(page, `#${section} .fields dt`),
    texts(page, `#${section} .fields dd`),
  ]);
  return Object.fromEntries(names.map((name, index) => [name, values[index]!]));
}

const dayInEnglish = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const numbersIn = (text: string | undefined) => (text ?? '').replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
const ends = (range: Range) => [...new Set([range?.min, range?.max])].filter((end) => end !== undefined);

/** A set field is shown with its value; an empty one has no row. */
function expectField(shown: Record<string, string>, name: string, value: string | number | null | undefined): void {
  if (value === null || value === undefined || value === '') expect(shown).not.toHaveProperty([name]);
  else expect(shown[name]).toContain(String(value));
}
function expectRange(shown: Record<string, string>, name: string, range: Range): void {
  if (range) expect(numbersIn(shown[name])).toEqual(expect.arrayContaining(ends(range)));
  else expect(shown).not.toHaveProperty([name]);
}

describe('a visitor reads of a business', () => {
  it('R-185 its general information', async () => {
    const profile = await fullProfile();
    const { general } = profile;
    const page = await openPage();
    await visit(page, businessPath(general.companyName, profile.businessID));
    expect(await page.locator('h1').innerText()).toContain(general.companyName);
    expect(await page.locator('.business-short').innerText()).toBe(general.shortDescription);
    const description = (await page.locator('.business-description').innerText()).replace(/\s+/g, ' ');
    expect(description).toBe(general.generalDescription!.replace(/\s+/g, ' '));
    expect(await page.locator('.business-cover img').getAttribute('src')).toBe(general.coverPhoto?.url);
    expect(await page.locator('.business-id img').getAttribute('src')).toBe(general.profilePhoto?.url);
    const shown = await fieldsOf(page, 'general');
    expectField(shown, 'Business type', general.businessType.name);
    expectField(shown, 'Industry', general.industry?.name);
    expect(general.categories.length).toBeGreaterThan(0);
    for (const { name } of general.categories) expect(shown.Categories).toContain(name);
    expectField(shown, 'Year established', general.yearStablished);
    expectRange(shown, 'Total annual revenue', general.totalAnnualRevenue);
    expectRange(shown, 'Total employees', general.totalEmployees);
    expectRange(shown, 'Production employees', general.totalProductionEmployees);
    expectRange(shown, 'Production capacity', general.productionCapacity);
    expectField(shown, 'Production capacity', general.productionCapacity?.unit);
    expectField(shown, 'Production capacity', general.productionCapacity?.period);
  });

  it('R-186 R-187 how to reach it, and its factory', async () => {
    const profile = await fullProfile();
    const { contactInfo, factory, general } = profile;
    const page = await openPage();
    await visit(page, businessPath(general.companyName, profile.businessID));
    const contact = await fieldsOf(page, 'contact');
    expectField(contact, 'Legal address', contactInfo.legalAddressEnglish);
    expectField(contact, 'Shipping address', contactInfo.shippingAddressEnglish);
    expectField(contact, 'City', contactInfo.city);
    expectField(contact, 'Zip code', contactInfo.zipcode);
    expectField(contact, 'Country', contactInfo.country?.countryName);
    expectField(contact, 'State', contactInfo.state?.stateName);
    expectField(contact, 'E-mail', contactInfo.email);
    expectField(contact, 'Website', contactInfo.website);
    expectField(contact, 'Phone', contactInfo.phone?.businessPhoneNumber);
    expectField(contact, 'Phone', contactInfo.phone?.countryCode);
    expectField(contact, 'Mobile phone', contactInfo.mobilePhone?.phoneNumber);
    const made = await fieldsOf(page, 'factory');
    expectField(made, 'Manufacturing facilities', factory.manufacturingFacilities);
    expectField(made, 'City', factory.city);
    expectField(made, 'Zip code', factory.zipcode);
    expectField(made, 'Country', factory.country?.countryName);
    expectField(made, 'State', factory.state?.stateName);
    expectField(made, 'Factory size', factory.factorySize);
    if (factory.factorySize) expect(made['Factory size']).toMatch(/m²/);
    expectField(made, 'Production lines', factory.numberProductionLines);
    for (const { code } of factory.contractManufacturing) expect(made['Contract manufacturing']).toContain(code);
  });

  it('R-188 R-189 its trade capabilities and business terms', async () => {
    const profile = await fullProfile();
    const { businessTerms, general, tradeCapabilities } = profile;
    const page = await openPage();
    await visit(page, businessPath(general.companyName, profile.businessID));
    const trade = await fieldsOf(page, 'trade');
    expect(Math.min(tradeCapabilities.markets.length, tradeCapabilities.spokenLanguages.length)).toBeGreaterThan(0);
    for (const { name } of tradeCapabilities.markets) expect(trade.Markets).toContain(name);
    for (const language of tradeCapabilities.spokenLanguages) expect(trade['Spoken languages']).toContain(language);
    expectField(trade, 'Employees in sales', tradeCapabilities.totalEmployeesSales);
    expectField(trade, 'Average lead time', tradeCapabilities.averageLeadTime);
    if (tradeCapabilities.averageLeadTime) expect(trade['Average lead time']).toMatch(/days/);
    const terms = await fieldsOf(page, 'terms');
    const lists = [
      ['Delivery terms', businessTerms.acceptedDeliveryTerms],
      ['Payment currencies', businessTerms.acceptedPaymentCurrencies],
      ['Packaging', businessTerms.packagingTypes],
      ['Payment types', businessTerms.acceptedPaymentTypes],
    ] as const;
    for (const [name, values] of lists) {
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) expect(terms[name]).toContain(value);
    }
  });

  it('R-190 its certificates, with their dates and pictures', async () => {
    const profile = await fullProfile();
    expect(profile.certificates.length).toBeGreaterThan(0);
    const page = await openPage();
    await visit(page, businessPath(profile.general.companyName, profile.businessID));
    const rows = page.locator('.certificates li');
    expect(await rows.count()).toBe(profile.certificates.length);
    for (const [at, { expireDate, issueDate, name, photo }] of profile.certificates.entries()) {
      const row = rows.nth(at);
      expect(await row.innerText()).toContain(name);
      // A readable date, and the original one for machines.
      const dates = [issueDate, expireDate].filter((date) => date !== null);
      expect(
        await row
          .locator('time')
          .evaluateAll((times) => times.map((time) => [time.getAttribute('datetime'), time.textContent])),
      ).toEqual(dates.map((date) => [date, dayInEnglish.format(new Date(date))]));
      if (photo) expect(await row.locator('img').getAttribute('src')).toBe(photo.url);
    }
  });

  it('R-353 folds a long list of facts behind View more and View less, without script too', async () => {
    const { businessID, general } = await fullProfile();
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(portal(businessPath(general.companyName, businessID)));
    const facts = page.locator('#general');
    const shown = async () => (await facts.locator('dt:visible').allInnerTexts()).length;
    const all = await facts.locator('dt').count();
    expect([await shown(), await facts.locator('summary').innerText()]).toEqual([6, 'View more']);
    await facts.getByText('View more', { exact: true }).click();
    expect([await shown(), await facts.locator('summary').innerText()]).toEqual([all, 'View less']);
    await facts.getByText('View less', { exact: true }).click();
    expect(await shown()).toBe(6);
  });
});
