import { expect, it } from 'vitest';
import { en } from '../../texts/en.ts';
import { headLine } from './BusinessHeader.tsx';
import { rangeText, sectionFields } from './fields.ts';
import { sideLinks } from './SideButtons.tsx';

const names = (role?: 'owner' | 'admin' | 'member') => sideLinks('x', role).map(([name]) => en.business[name]);

it('opens to each role its own parts', () => {
  expect(names()).toEqual(['Business Profile', 'Send Request', 'Company Products']);
  expect(names('owner')).toEqual(['Manage Profile', 'Requests', 'Products', 'Membership', 'Members']);
  expect(names('admin')).toEqual(['Business Profile', 'Requests', 'Products', 'Members']);
  expect(names('member')).toEqual(['Business Profile', 'Requests', 'Company Products']);
});

it('writes ranges with what is known of them', () => {
  expect(rangeText(null)).toBe('');
  expect(rangeText({ min: 50, max: 200 })).toBe('50 - 200');
  expect(rangeText({ max: 200 })).toBe('200');
  expect(rangeText({ min: 5, max: 5, unit: 't', period: 'month' })).toBe('5 t / month');
});

it('names the place after the company, as far as it is known', () => {
  const at = (city: string | null, countryName?: string) =>
    headLine({
      general: { companyName: 'A' },
      contactInfo: { city, country: countryName ? { countryName } : null },
    } as never);
  expect(at('Dammam', 'Saudi Arabia')).toBe('A / Dammam, Saudi Arabia');
  expect(at(null)).toBe('A');
});

const sectionsOf = (website: string, averageLeadTime: number | null) =>
  sectionFields(
    {
      general: { businessType: { name: '' }, categories: [], industry: null },
      contactInfo: { website, phone: null, mobilePhone: null },
      factory: { contractManufacturing: [], factorySize: null },
      tradeCapabilities: { markets: [], spokenLanguages: [], averageLeadTime },
      businessTerms: {
        acceptedDeliveryTerms: [],
        acceptedPaymentCurrencies: [],
        packagingTypes: [],
        acceptedPaymentTypes: [],
      },
    } as never,
    en,
  );

it('links only to http addresses', () => {
  const website = (address: string) => sectionsOf(address, null).contact.find(({ name }) => name === 'website')?.link;
  expect(website('https://a.example')).toBe('https://a.example');
  expect(website('javascript:alert(1)')).toBeUndefined();
});

it('counts one day as one', () => {
  const leadTime = (days: number) => sectionsOf('', days).trade.find(({ name }) => name === 'averageLeadTime')?.value;
  expect([leadTime(0), leadTime(1), leadTime(30)]).toEqual(['0 days', '1 day', '30 days']);
});
