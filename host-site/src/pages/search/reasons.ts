import { isolated } from '@wbn/contract';
import type { BusinessCard, Product } from '@wbn/contract/shapes';
import type { Interpretation } from '@wbn/core/search';
import { piecesOf, searchedWords } from '../../search/highlight.ts';
import { directionOf, type TextLocale } from '../../settings.ts';

/** Words and their meaning in the reading direction: `bomba → Pumps`. Read from the right, both sides need isolation, or two Latin ones swap. */
export const readAs = (words: string, name: string, locale: TextLocale): string =>
  directionOf(locale) === 'rtl' ? `${isolated(words)} ← ${isolated(name)}` : `${words} → ${name}`;

/** The names under which a result can be found without holding a word of the search: `sub:0003.01.01`, `country:SA`. */
const marksOf = ({ contactInfo, general }: BusinessCard): string[] => [
  `country:${contactInfo.country?.code}`,
  `type:${general.businessType.code}`,
];

export const productMarks = ({ businessProfile, category, industry, subCategory }: Product): string[] => [
  `industry:${industry?.id}`,
  `category:${category?.id}`,
  `sub:${subCategory?.id}`,
  ...marksOf(businessProfile),
];

export const businessMarks = (card: BusinessCard): string[] => [
  ...marksOf(card),
  `industry:${card.general.industry?.id}`,
  ...card.general.categories.map(({ id }) => `category:${id}`),
];

/** The texts that the cards show. */
export const productTexts = ({
  businessProfile,
  category,
  description,
  industry,
  name,
  specs,
  subCategory,
}: Product) => [
  name,
  description,
  businessProfile.general.companyName,
  ...[industry, category, subCategory].map((place) => place?.name),
  ...specs.slice(0, 4).map(({ value }) => value),
];
export const businessTexts = ({ contactInfo, general }: BusinessCard) => [
  general.companyName,
  general.shortDescription,
  general.businessType.name,
  contactInfo.country?.countryName,
  contactInfo.city,
  ...general.categories.map(({ name }) => name),
];

/**
 * Why a result was found although its card does not show the words: what they stand for (`bomba → Pumps`). Words that the card shows need no
 * reason.
 */
export function reasonsOf(
  marks: readonly string[],
  shown: readonly (string | null | undefined)[],
  interpretations: readonly Interpretation[],
  locale: TextLocale = 'en',
): string[] {
  const text = shown.filter(Boolean).join(' | ');
  const isShown = (words: string) => piecesOf(text, searchedWords(words)).some(({ isHit }) => isHit);
  const reasons = interpretations
    .filter(({ kind, value }) => marks.includes(`${kind}:${value}`))
    .filter((one) => !isShown(one.text))
    .map(({ name, text: words }) => (words.toLowerCase() === name.toLowerCase() ? name : readAs(words, name, locale)));
  return [...new Set(reasons)];
}
