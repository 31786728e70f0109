import { loadLongNames, loadTranslation } from '@wbn/content';
import { keepSign } from '@wbn/contract';
import { businessTypeName } from '../../businesses/card.ts';
import { categoryOf, countryOf, industryOf, stateOf, subCategoryOf } from '../../reference-data/lookups.ts';
import { readPriceRange } from './price-ranges.ts';

/** Names of currencies and price ranges in a language. */
function offerNames(locale: string) {
  const currencies = new Intl.DisplayNames([locale], { type: 'currency' });
  return {
    currency: (code: string) => (/^[A-Z]{3}$/.test(code) ? currencies.of(code) : undefined),
    price: (value: string) => {
      const range = readPriceRange(value);
      if (!range) return undefined;
      const { currency, from, to } = range;
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
      return to === undefined ? `${keepSign(format.format(from))}+` : keepSign(format.formatRange(from, to));
    },
  };
}

const inEnglish: Readonly<Record<string, (value: string) => string | undefined>> = {
  country: (code) => countryOf(code)?.countryName,
  state: (id) => stateOf(id)?.stateName,
  industry: (id) => industryOf(id)?.name,
  category: (id) => categoryOf(id)?.name,
  sub: (id) => subCategoryOf(id)?.name,
  type: (code) => businessTypeName(code).name,
  certificate: (key) => key.replace(/^(iso|iec|en|astm|api|iatf)(?=\d)/, '$1 ').toUpperCase(),
  ...offerNames('en'),
  incoterms: (term) => term.toUpperCase(),
  tier: (tier) => tier[0]?.toUpperCase() + tier.slice(1),
};

async function namesIn(locale: string) {
  const [words, long] = await Promise.all([loadTranslation(locale), loadLongNames(locale)]);
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const lists: Readonly<Record<string, (value: string) => string | undefined>> = {
    country: (code) => (/^[A-Z]{2}$/.test(code) ? regions.of(code) : undefined),
    state: (id) => long?.states[id],
    industry: (id) => words?.industries[id],
    category: (id) => words?.categories[id],
    sub: (id) => long?.subCategories[id],
    type: (code) => words?.businessTypes[code as keyof typeof words.businessTypes],
    tier: (tier) => words?.packageNames[tier as keyof typeof words.packageNames],
    ...offerNames(locale),
  };
  return lists;
}

const translated = new Map(
  await Promise.all(
    (['es', 'it', 'zh', 'ar'] as const).map(async (locale) => [locale as string, await namesIn(locale)] as const),
  ),
);

/** The name of a filter value in a language; undefined if the value is its own name. */
export const nameOfValue = (filter: string, value: string, locale: string | undefined): string | undefined =>
  translated.get(locale?.split('-')[0] ?? '')?.[filter]?.(value) ?? inEnglish[filter]?.(value);
