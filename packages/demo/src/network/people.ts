import { jobPositions } from '@wbn/content';
import type { Random } from './random.ts';
import type { Culture } from './words/culture.ts';
import { cultureOf } from './words/cultures.ts';

export interface MadePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly genderCode: 'F' | 'M';
  readonly jobPositionId: string;
  readonly profession: string;
  readonly birthDate: string;
}

const professions = [
  'Engineer',
  'Purchasing agent',
  'Merchant',
  'Economist',
  'Export clerk',
  'Industrial designer',
  'Chemist',
  'Food technologist',
  'Logistics specialist',
  'Accountant',
  'Architect',
  'Mechanic',
];

/** A person with a typical name of the country. */
export function makePerson(random: Random, country: string): MadePerson {
  const culture: Culture = cultureOf(country);
  const genderCode = random.chance(0.42) ? 'F' : 'M';
  const year = random.int(1958, 2001);
  const day = `${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;
  return {
    firstName: random.pick(genderCode === 'F' ? culture.female : culture.male),
    lastName: random.pick(culture.family),
    genderCode,
    jobPositionId: random.pick(jobPositions).jobPositionID,
    profession: random.pick(professions),
    birthDate: `${year}-${day}`,
  };
}

const introductions = [
  'I look after {subs} and everything that belongs to them.',
  'Buying and selling {subs} for {years} years. I answer within a day.',
  '{Years} years around {subs}, most of them in {city}. Glad to talk shop.',
  'Looking for makers of {subs} who keep their dates.',
  'I connect plants in {country} with buyers abroad, mostly for {subs}.',
  'Interested in {subs}, new suppliers and honest lead times.',
  'Purchasing in {city}, above all {subs}. Offers with a data sheet are read first.',
  'I sell {subs} and would rather lose an order than a customer.',
  '{Years} years in export. Ask me about {subs} or about papers.',
  'New in the trade and curious: {subs}, logistics, people.',
  'Responsible for quality. If you make {subs}, I will ask for your records.',
  'From {city}, at home in {subs}. Mornings are best for calls.',
  'I bring buyers from {country} together with makers they can trust.',
  'Family business, third generation, {subs}. We think in decades.',
];
export const introductionTemplates: readonly string[] = introductions;

/** Plain ASCII for addresses and user names. */
export const ascii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
