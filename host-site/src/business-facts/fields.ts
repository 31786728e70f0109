import { fill } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { commaList } from '../texts/comma-list.ts';
import { daysOf } from '../texts/day-of.ts';
import type { Texts } from '../texts/en.ts';
import { callLink, chatLink, type Phone } from './phone-links.ts';

export interface Field {
  readonly name: keyof Texts['fields'];
  readonly value: string;
  readonly link?: string;
  /** Another way to use the value. */
  readonly also?: { readonly text: string; readonly link: string };
}
type Range = { readonly min?: number; readonly max?: number; readonly unit?: string; readonly period?: string } | null;

/** `50 - 200`, or the known end alone. */
export const rangeText = (range: Range): string => {
  if (!range) return '';
  const ends = [...new Set([range.min, range.max])].filter((end) => end !== undefined).join(' - ');
  const unit = [range.unit, range.period].filter(Boolean).join(' / ');
  return ends && unit ? `${ends} ${unit}` : ends;
};

const grouped = (amount: number | undefined) => amount?.toString().replace(/\B(?=(\d{3})+$)/g, ',');

/** `US$ 1,000,000 - 5,000,000`. */
const money = (range: Range): string => {
  const ends = [...new Set([grouped(range?.min), grouped(range?.max)])].filter((end) => end !== undefined);
  return ends.length ? `US$ ${ends.join(' - ')}` : '';
};

const phoneText = (phone: Phone | null): string =>
  phone ? `${phone.countryCode} ${phone.businessPhoneNumber ?? phone.phoneNumber ?? ''}`.trim() : '';

/** Only http and https addresses become links; the contract checks it too, but visitors click this one. */
export const webLink = (address: string | null): string | undefined =>
  address && /^https?:\/\//i.test(address) ? address : undefined;

export type SectionFields = ReturnType<typeof sectionFields>;

/** The fields of each section in display order. Empty ones are left out when drawn. */
export function sectionFields(
  { businessTerms, contactInfo, factory, general, tradeCapabilities }: BusinessProfile,
  { fields }: Texts,
  locale: string,
) {
  const field = (
    name: Field['name'],
    value: string | number | null | undefined,
    link?: string,
    also?: Field['also'],
  ): Field => ({ name, value: value === null || value === undefined ? '' : String(value), link, also });
  const list = (names: readonly string[]) => commaList(names, locale);
  const days = tradeCapabilities.averageLeadTime;
  const size = factory.factorySize;
  return {
    general: [
      field('businessType', general.businessType.name),
      field('industry', general.industry?.name),
      field('categories', list(general.categories.map(({ name }) => name))),
      field('yearStablished', general.yearStablished),
      field('totalAnnualRevenue', money(general.totalAnnualRevenue)),
      field('totalEmployees', rangeText(general.totalEmployees)),
      field('totalProductionEmployees', rangeText(general.totalProductionEmployees)),
      field('productionCapacity', rangeText(general.productionCapacity)),
    ],
    contact: [
      field('legalAddressEnglish', contactInfo.legalAddressEnglish),
      field('shippingAddressEnglish', contactInfo.shippingAddressEnglish),
      field('city', contactInfo.city),
      field('zipcode', contactInfo.zipcode),
      field('country', contactInfo.country?.countryName),
      field('state', contactInfo.state?.stateName),
      field('email', contactInfo.email, contactInfo.email ? `mailto:${contactInfo.email}` : undefined),
      field('website', contactInfo.website, webLink(contactInfo.website)),
      field('phone', phoneText(contactInfo.phone), callLink(contactInfo.phone)),
      field(
        'mobilePhone',
        phoneText(contactInfo.mobilePhone),
        callLink(contactInfo.mobilePhone),
        chatLink(contactInfo.mobilePhone),
      ),
    ],
    factory: [
      field('manufacturingFacilities', factory.manufacturingFacilities),
      field('city', factory.city),
      field('zipcode', factory.zipcode),
      field('country', factory.country?.countryName),
      field('state', factory.state?.stateName),
      field('factorySize', size === null ? null : fill(fields.squareMetres, { count: size })),
      field('numberProductionLines', factory.numberProductionLines),
      field('contractManufacturing', list(factory.contractManufacturing.map(({ code }) => code))),
    ],
    trade: [
      field('markets', list(tradeCapabilities.markets.map(({ name }) => name))),
      field('spokenLanguages', list(tradeCapabilities.spokenLanguages)),
      field('totalEmployeesSales', tradeCapabilities.totalEmployeesSales),
      field('averageLeadTime', days === null ? null : daysOf(days, locale)),
    ],
    terms: [
      field('acceptedDeliveryTerms', list(businessTerms.acceptedDeliveryTerms)),
      field('acceptedPaymentCurrencies', list(businessTerms.acceptedPaymentCurrencies)),
      field('packagingTypes', list(businessTerms.packagingTypes)),
      field('acceptedPaymentTypes', list(businessTerms.acceptedPaymentTypes)),
    ],
  };
}
