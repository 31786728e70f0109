import { answerTime, fill } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { type Field, sectionFields } from '../../business-facts/fields.ts';
import { monthOf, percentOf } from '../../business-facts/proof-words.ts';
import type { Site } from '../../site-context.ts';
import { commaList } from '../../texts/comma-list.ts';
import type { CompareTexts } from './texts/en.ts';

export interface CompareRow {
  readonly name: string;
  /** One for each supplier; '' if it is not stated. */
  readonly values: readonly string[];
}

/** The fields of profiles that buyers compare, in their order. */
const compared: readonly Field['name'][] = [
  'businessType',
  'categories',
  'yearStablished',
  'totalEmployees',
  'productionCapacity',
  'factorySize',
  'contractManufacturing',
  'averageLeadTime',
  'markets',
  'spokenLanguages',
  'acceptedDeliveryTerms',
  'acceptedPaymentCurrencies',
  'acceptedPaymentTypes',
];

function checkOf({ verification, verified }: BusinessProfile, texts: CompareTexts, locale: string): string {
  if (!verified) return texts.notVerified;
  const { checkedAt } = verification ?? {};
  return checkedAt ? fill(texts.checkedIn, { month: monthOf(checkedAt, locale) }) : texts.verified;
}

/** The rows of the comparison. A row that no supplier states is left out. */
export function compareRows(
  profiles: readonly BusinessProfile[],
  texts: CompareTexts,
  { locale, texts: site }: Pick<Site, 'locale' | 'texts'>,
): CompareRow[] {
  const row = (name: string, value: (profile: BusinessProfile) => string): CompareRow => ({
    name,
    values: profiles.map(value),
  });
  // City and country have a row of their own, so the first field of a name is the company's.
  const fields = profiles.map((profile) => Object.values(sectionFields(profile, site, locale)).flat());
  const rows = [
    row(texts.about, ({ general }) => general.shortDescription),
    row(site.fields.country, ({ contactInfo: { city, country } }) => commaList([city, country?.countryName], locale)),
    row(texts.checked, (profile) => checkOf(profile, texts, locale)),
    row(site.business.certificates, ({ highlights }) => commaList(highlights.certificates, locale)),
    row(texts.answers, ({ highlights: { answers } }) => (answers?.hours ? answerTime(answers.hours, locale) : '')),
    row(texts.rate, ({ highlights: { answers } }) => (answers ? percentOf(answers.rate, locale) : '')),
    ...compared.map((name) => ({
      name: site.fields[name] as string,
      values: fields.map((all) => all.find((field) => field.name === name)?.value ?? ''),
    })),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== ''));
}
