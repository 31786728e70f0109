import { type City, countryByCode } from '@wbn/content';
import type { CategoryGrammar } from './grammars/read.ts';
import type { Random } from './random.ts';
import type { BusinessFacts } from './rows.ts';
import type { Culture } from './words/culture.ts';

/** Export regions with the countries in them. */
const regions: Readonly<Record<string, string>> = {
  'the Gulf': 'SA AE KW QA BH OM',
  'North Africa': 'EG MA TN DZ LY SD',
  'West Africa': 'NG GH SN CI CM',
  'East Africa': 'KE ET TZ UG',
  'Western Europe': 'DE AT CH IT ES PT FR BE NL GB IE',
  'Eastern Europe': 'PL CZ SK HU RO BG RS HR SI UA RU LT LV EE',
  'North America': 'US CA',
  'Latin America': 'MX CL PE CO AR UY EC BO PY CR PA GT DO VE SV HN BR',
  'South Asia': 'IN PK BD LK NP',
  'South-East Asia': 'ID MY PH TH VN SG',
  'East Asia': 'CN TW HK JP KR',
  Oceania: 'AU NZ',
  'Central Asia': 'KZ UZ',
};
const marketsFrom = (country: string): readonly string[] =>
  Object.entries(regions).flatMap(([region, homes]) => (homes.includes(country) ? [] : [region]));
const delivery = ['EXW', 'FCA', 'FOB', 'CFR', 'CIF', 'CPT', 'DAP', 'DDP'];
const payment = ['Bank transfer', 'Letter of credit', 'Cash against documents', 'Open account', 'Escrow'];
const streets = [
  'Industrial City, Road {n}',
  'Plot {n}, Free Zone',
  '{n} Harbour Road',
  '{n} Market Street',
  'Building {n}, Technology Park',
  '{n} Station Road',
];

export interface FactsAbout {
  /** Of the main category. */
  readonly grammar: CategoryGrammar;
  readonly type: string;
  readonly country: string;
  readonly city: City;
  readonly culture: Culture;
  /** A host name under the reserved .example. */
  readonly domain: string;
}

const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Consistent facts of a business: size, addresses, factory, trade and terms. */
export function businessFacts(random: Random, about: FactsAbout): BusinessFacts {
  const { grammar, type, city, culture } = about;
  const employees = random.weighted([
    [random.int(4, 19), 30],
    [random.int(20, 99), 40],
    [random.int(100, 480), 24],
    [random.int(500, 1800), 6],
  ]);
  const makes = type === 'MA' && !grammar.service;
  const ships = !grammar.service && !['IN', 'CO', 'GO'].includes(type);
  const revenue = employees * random.int(40_000, 160_000);
  const { unit, min, max } = grammar.capacity;
  const capacity = random.int(min, Math.max(min, Math.floor((max * employees) / 1800)));
  const street = random.pick(streets).replace('{n}', String(random.int(3, 240)));
  const address = `${street}, ${city.name}`;
  const dialCode = countryByCode(about.country)?.dialCode ?? '+1';
  const zipcode = String(random.int(10_000, 98_999));
  return {
    yearEstablished: random.int(grammar.since, 2021),
    totalEmployeesMin: employees,
    totalEmployeesMax: Math.ceil((employees * random.int(105, 140)) / 100),
    totalAnnualRevenue: type === 'GO' ? {} : { min: revenue, max: Math.round(revenue * 1.4) },
    totalProductionEmployees: makes ? { min: Math.ceil(employees * 0.5), max: Math.ceil(employees * 0.7) } : {},
    productionCapacity: makes ? { min: capacity, max: Math.round(capacity * 1.3), unit, period: 'month' } : {},
    contact: {
      legalAddressEnglish: address,
      shippingAddressEnglish: random.chance(0.4) ? `Warehouse ${random.int(1, 30)}, ${city.name}` : address,
      zipcode,
      email: `sales@${about.domain}`,
      website: `https://www.${about.domain}`,
      phone: { countryCode: dialCode, businessPhoneNumber: `555 01${random.int(10, 99)} ${random.int(10, 99)}` },
    },
    factory: makes
      ? {
          manufacturingFacilities: random.pick([
            'Own plant',
            'Own plant with test hall',
            'Two plants',
            'Plant and warehouse',
          ]),
          city: city.name,
          zipcode,
          countryCode: about.country,
          ...(city.stateID ? { stateId: city.stateID } : {}),
          factorySize: employees * random.int(12, 60),
          numberProductionLines: Math.max(1, Math.round(employees / random.int(18, 45))),
          contractManufacturing: random.some(['OEM', 'ODM', 'Private label'], random.int(0, 3)),
        }
      : {},
    tradeCapabilities: {
      markets: random.some(marketsFrom(about.country), random.int(2, 5)),
      spokenLanguages: [
        ...culture.spoken,
        ...random.some(
          ['French', 'Spanish', 'German'].filter((name) => !culture.spoken.includes(name)),
          random.int(0, 1),
        ),
      ],
      totalEmployeesSales: Math.max(1, Math.round(employees / random.int(8, 20))),
      averageLeadTime: random.pick([5, 7, 10, 14, 21, 30, 45]),
    },
    businessTerms: {
      acceptedDeliveryTerms: ships ? random.some(delivery, random.int(2, 4)) : [],
      acceptedPaymentCurrencies: [...new Set(['USD', random.pick(['EUR', 'SAR', 'AED', 'CNY', 'GBP'])])],
      packagingTypes: ships ? random.some(grammar.packaging, 2) : [],
      acceptedPaymentTypes: random.some(payment, random.int(2, 3)),
    },
    certificates: random
      .some(
        grammar.certificates,
        random.weighted([
          [0, 30],
          [1, 35],
          [2, 25],
          [3, 10],
        ]),
      )
      .map((name) => {
        const year = random.int(2022, 2026);
        const month = random.int(1, 10);
        return { name, issueDate: isoDay(year, month, 15), expireDate: isoDay(year + 3, month, 14) };
      }),
  };
}
