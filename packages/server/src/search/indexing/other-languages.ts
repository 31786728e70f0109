import { loadTranslation } from '@wbn/content/locales';
import { loadLongNames } from '@wbn/content/long-lists';

const locales = ['es', 'it', 'zh', 'ar'] as const;
const languages = await Promise.all(
  locales.map(async (locale) => ({
    words: await loadTranslation(locale),
    long: await loadLongNames(locale),
    regions: new Intl.DisplayNames([locale], { type: 'region' }),
  })),
);

/** Words in so many names that a search for them would find everything. */
const small = new Set(
  'a al alla con da de degli dei del della delle di e ed el en gli i il in la las le lo los o para per por sin su y'.split(
    ' ',
  ),
);

interface Place {
  readonly industryId: string | null;
  readonly categoryIds?: readonly string[];
  readonly subCategoryId?: string | null;
  readonly countryCode?: string | null;
  readonly stateId?: string | null;
}

/**
 * Names of industry, categories, country and state in our other languages: texts of the network are mostly English, but a buyer who reads
 * Arabic searches in Arabic. They match but hardly affect the rank.
 */
export const inOtherLanguages = ({
  categoryIds = [],
  countryCode,
  industryId,
  stateId,
  subCategoryId,
}: Place): string =>
  languages
    .flatMap(({ long, regions, words }) => [
      industryId ? words?.industries[industryId] : undefined,
      ...categoryIds.map((id) => words?.categories[id]),
      subCategoryId ? long?.subCategories[subCategoryId] : undefined,
      countryCode ? regions.of(countryCode) : undefined,
      stateId ? long?.states[stateId] : undefined,
    ])
    .flatMap((name) => name?.split(/[\s,]+/) ?? [])
    .filter((word) => !small.has(word.toLowerCase()))
    .join(' ');
