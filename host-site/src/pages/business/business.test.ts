import { tradeWordsIn } from '@wbn/content/trade-words';
import { expect, it } from 'vitest';
import { rangeText, sectionFields } from '../../business-facts/fields.ts';
import { spokenProfile } from '../../business-facts/spoken-profile.ts';
import { en } from '../../texts/en.ts';
import { certificateDates } from './certificate-dates.ts';
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

const sectionsOf = (website: string, averageLeadTime: number | null, locale = 'en') =>
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
    locale,
  );

it('links only to http addresses', () => {
  const website = (address: string) => sectionsOf(address, null).contact.find(({ name }) => name === 'website')?.link;
  expect(website('https://a.example')).toBe('https://a.example');
  expect(website('javascript:alert(1)')).toBeUndefined();
});

it('counts one day as one, and in Arabic as Arabic counts', () => {
  const leadTime = (days: number, locale = 'en') =>
    sectionsOf('', days, locale).trade.find(({ name }) => name === 'averageLeadTime')?.value;
  expect([leadTime(0), leadTime(1), leadTime(30)]).toEqual(['0 days', '1 day', '30 days']);
  expect([leadTime(2, 'ar'), leadTime(10, 'ar'), leadTime(45, 'ar')]).toEqual(['يومان', '10 أيام', '45 يومًا']);
});

it('says of a certificate that it has run out, from the day after its last one', () => {
  const on = (today: string) => certificateDates({ issueDate: '2023-04-15', expireDate: '2026-04-14' }, en, today);
  const issued = { label: 'Issued', date: '2023-04-15' };
  expect(on('2026-04-14')).toEqual({ dates: [issued, { label: 'Expires', date: '2026-04-14' }], isOver: false });
  expect(on('2026-04-15')).toEqual({ dates: [issued, { label: 'Expired', date: '2026-04-14' }], isOver: true });
  expect(certificateDates({ issueDate: null, expireDate: null }, en, '2026-04-15')).toEqual({
    dates: [],
    isOver: false,
  });
});

it('says the trade of a business in the reader’s language, and what its owner wrote themself as it is', async () => {
  const profile = {
    factory: { contractManufacturing: [{ code: 'OEM' }, { code: 'Private label' }] },
    tradeCapabilities: { markets: [{ name: 'East Africa' }, { name: 'Our valley' }], spokenLanguages: ['German'] },
    businessTerms: { packagingTypes: ['Pallet'], acceptedPaymentTypes: ['Open account'] },
  } as never;
  expect(spokenProfile(profile, await tradeWordsIn('it'))).toEqual({
    factory: { contractManufacturing: [{ code: 'OEM' }, { code: 'Marchio del cliente' }] },
    tradeCapabilities: {
      markets: [{ name: 'Africa orientale' }, { name: 'Our valley' }],
      spokenLanguages: ['tedesco'],
    },
    businessTerms: { packagingTypes: ['Pallet'], acceptedPaymentTypes: ['Conto aperto'] },
  });
});
