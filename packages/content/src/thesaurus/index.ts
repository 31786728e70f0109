import { industries } from '../industries/index.ts';
import type { Terms } from './types.ts';

export type { Terms } from './types.ts';

/** A term that buyers type for a subcategory, in lower case. */
export interface ThesaurusTerm {
  readonly term: string;
  /** Whether the term also names other goods, so that it is only a hint. */
  readonly isAmbiguous: boolean;
}

export type Thesaurus = ReadonlyMap<string, readonly ThesaurusTerm[]>;

const loaders: Readonly<Record<string, () => Promise<readonly Terms[]>>> = {
  en: async () => (await import('./en/index.ts')).en,
  es: async () => (await import('./es/index.ts')).es,
  it: async () => (await import('./it/index.ts')).it,
  zh: async () => (await import('./zh/index.ts')).zh,
  ar: async () => (await import('./ar/index.ts')).ar,
};

function readTerm(text: string): ThesaurusTerm {
  return text.endsWith('?') ? { term: text.slice(0, -1), isAmbiguous: true } : { term: text, isAmbiguous: false };
}

/** Buyers' terms in one language, by the full id of the subcategory ('0001.01.01'). Empty for unsupported languages. */
export async function thesaurusIn(locale: string): Promise<Thesaurus> {
  const byId = new Map<string, readonly ThesaurusTerm[]>();
  if (!Object.hasOwn(loaders, locale)) return byId;
  const termsByIndustry = (await loaders[locale]?.()) ?? [];
  for (const [index, { categories }] of industries.entries()) {
    for (const category of categories) {
      for (const { id, name } of category.subCategories) {
        const terms = termsByIndustry[index]?.[name] ?? termsByIndustry[index]?.[`${category.name} > ${name}`];
        if (terms) byId.set(id, terms.split(', ').map(readTerm));
      }
    }
  }
  return byId;
}
