import type { BusinessProfile } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { rebase, updateBody } from './body.ts';
import { wholeNumber } from './numbers.ts';
import { editorProblems } from './problems.ts';
import { type EditorValues, editorValues } from './values.ts';

const profile = {
  businessID: 'b1',
  subscription: 'standard',
  verified: false,
  createdAt: '2026-01-01T00:00:00Z',
  revision: 3,
  general: {
    companyName: 'Najd Valves',
    shortDescription: 'Valves',
    generalDescription: 'Long',
    verified: false,
    businessType: { code: 'MA', name: 'Manufacturer' },
    industry: { id: '0006', name: 'Power Transmission' },
    categories: [{ id: '0006.01', name: 'Bearings' }],
    yearStablished: 1990,
    totalAnnualRevenue: { min: 0, max: 100 },
    totalEmployees: { min: 10 },
    totalProductionEmployees: null,
    productionCapacity: { min: 5, max: 9, unit: 't', period: 'month' },
    coverPhoto: { url: 'https://files.example/c' },
    profilePhoto: null,
    video: { url: 'https://video.example/v' },
  },
  contactInfo: {
    legalAddressEnglish: 'Road 1',
    shippingAddressEnglish: null,
    city: 'Riyadh',
    zipcode: '1',
    country: { code: 'SA', countryName: 'Saudi Arabia', emoji: '' },
    state: { stateID: 'SA-01', stateName: 'Riyadh' },
    email: 'a@b.example',
    website: 'https://b.example',
    phone: { countryCode: '+966', businessPhoneNumber: '12345678' },
    mobilePhone: null,
  },
  factory: {
    manufacturingFacilities: null,
    city: null,
    zipcode: null,
    country: { code: 'SA', countryName: 'Saudi Arabia', emoji: '' },
    state: null,
    factorySize: 0,
    numberProductionLines: 2,
    contractManufacturing: [{ code: 'OEM' }],
  },
  tradeCapabilities: {
    markets: [{ name: 'the Gulf' }],
    spokenLanguages: ['Arabic'],
    totalEmployeesSales: 3,
    averageLeadTime: 7,
  },
  businessTerms: {
    acceptedDeliveryTerms: ['FOB'],
    acceptedPaymentCurrencies: ['USD'],
    packagingTypes: [],
    acceptedPaymentTypes: ['Escrow'],
  },
  certificates: [{ id: 'c1', name: 'ISO 9001', issueDate: '2024-05-17', expireDate: null, photo: null }],
  verification: null,
  highlights: { products: [], certificates: [], answers: null },
  reactions: { reactionCount: { like: 0 } },
} satisfies BusinessProfile;

const base = editorValues(profile);
const set = <S extends keyof EditorValues>(section: S, part: Partial<EditorValues[S]>): EditorValues => ({
  ...base,
  [section]: { ...base[section], ...part },
});
const bodyOf = (values: EditorValues) => updateBody(base, values, profile.revision);

describe('the editor of a business', () => {
  it('sends nothing when nothing changed', () => {
    expect(bodyOf(structuredClone(base))).toBeUndefined();
  });

  it('sends the field that changed alone, with the revision it has seen', () => {
    expect(bodyOf(set('general', { companyName: ' Hejaz Valves ' }))).toEqual({
      revision: 3,
      general: { companyName: 'Hejaz Valves' },
    });
    expect(bodyOf(set('factory', { factorySize: '12,500' }))).toEqual({ revision: 3, factory: { factorySize: 12500 } });
    expect(bodyOf(set('contactInfo', { website: 'www.b.example' }))?.contactInfo).toEqual({
      website: 'https://www.b.example',
    });
    expect(
      bodyOf(set('contactInfo', { mobilePhone: { countryCode: '+1', number: ' ٥٥٥٠١٠٠١٠٠' } }))?.contactInfo,
    ).toEqual({
      mobilePhone: { countryCode: '+1', phoneNumber: '5550100100' },
    });
    expect(bodyOf(set('tradeCapabilities', { markets: ['the Gulf', 'Oceania'] }))?.tradeCapabilities).toEqual({
      markets: [{ name: 'the Gulf' }, { name: 'Oceania' }],
    });
  });

  it('clears what became empty, zero not among it', () => {
    const emptied = bodyOf(
      set('general', {
        generalDescription: ' ',
        yearStablished: '',
        totalEmployees: { min: '', max: '', unit: '', period: '' },
        video: '',
        coverPhoto: { removed: true },
      }),
    );
    expect(emptied).toEqual({
      revision: 3,
      clear: ['generalDescription', 'yearStablished', 'totalEmployees', 'coverPhoto', 'video'].map(
        (f) => `general.${f}`,
      ),
    });
    expect(bodyOf(set('businessTerms', { acceptedDeliveryTerms: [] }))?.clear).toEqual([
      'businessTerms.acceptedDeliveryTerms',
    ]);
    expect(bodyOf({ ...base, certificates: [] })?.clear).toEqual(['certificates']);
    expect(bodyOf(set('factory', { numberProductionLines: '0' }))).toEqual({
      revision: 3,
      factory: { numberProductionLines: 0 },
    });
  });

  it('sends a country with its state, and another industry with its categories', () => {
    expect(bodyOf(set('contactInfo', { country: 'AE', state: 'AE-02' }))?.contactInfo).toEqual({
      country: 'AE',
      state: 'AE-02',
    });
    const stateless = bodyOf(set('contactInfo', { country: 'MC', state: '' }));
    expect([stateless?.contactInfo, stateless?.clear]).toEqual([{ country: 'MC' }, undefined]);
    expect(bodyOf(set('general', { industry: '0002', categories: ['0002.01'] }))?.general).toEqual({
      categories: ['0002.01'],
    });
  });

  it('sends a new picture by its token', () => {
    expect(bodyOf(set('general', { profilePhoto: { token: 't1', preview: 'data:' } }))?.general).toEqual({
      profilePhoto: { token: 't1' },
    });
  });

  it('sends all certificates when one changed, and keeps the day of a date whose month is the same', () => {
    const [first] = base.certificates;
    const added = {
      ...first!,
      key: 'x',
      isNew: true,
      name: 'CE',
      issueDate: '2026-02',
      expireDate: '2028-02',
      issuedOn: '',
      photo: {},
    };
    expect(bodyOf({ ...base, certificates: [first!, added] })?.certificates).toEqual([
      { id: 'c1', name: 'ISO 9001', issueDate: '2024-05-17' },
      { name: 'CE', issueDate: '2026-02-01', expireDate: '2028-02-29' },
    ]);
  });

  it('puts its changes onto what somebody else saved meanwhile', () => {
    const mine = set('general', { companyName: 'Mine' });
    const theirs = editorValues({
      ...profile,
      general: { ...profile.general, companyName: 'Theirs', shortDescription: 'Theirs too' },
    });
    const merged = rebase(base, mine, theirs);
    expect([merged.general.companyName, merged.general.shortDescription]).toEqual(['Mine', 'Theirs too']);
    expect(updateBody(theirs, merged, 4)).toEqual({ revision: 4, general: { companyName: 'Mine' } });
  });

  it('finds what is missing or no number', () => {
    expect(editorProblems(base)).toEqual(new Map());
    const values = {
      ...set('general', {
        companyName: ' ',
        totalEmployees: { min: '9', max: '5', unit: '', period: '' },
        yearStablished: 'long ago',
      }),
      certificates: [{ ...base.certificates[0]!, name: '', issueDate: '2026-', expireDate: '2020-01' }],
    };
    expect([...editorProblems(values)]).toEqual([
      ['general.companyName', 'required'],
      ['general.yearStablished', 'number'],
      ['general.totalEmployees', 'order'],
      ['certificates.c1.name', 'required'],
      ['certificates.c1.issueDate', 'month'],
      ['certificates.c1.expireDate', 'dates'],
    ]);
  });
});

it('reads whole numbers as people type them', () => {
  const table: [string, number | undefined | null][] = [
    ['', undefined],
    ['0', 0],
    ['1,250', 1250],
    ['1.250.000', 1250000],
    ['١٢٣', 123],
    ['12a', null],
    ['-5', null],
    ['99999999999', null],
  ];
  for (const [typed, read] of table) expect(wholeNumber(typed), typed).toBe(read);
});
