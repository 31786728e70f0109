import type { TranslatedLocale } from '../locales/types.ts';
import { statesOf } from '../reference/states/index.ts';
import type { LongLists } from './types.ts';

const loaders: Readonly<Partial<Record<TranslatedLocale, () => Promise<LongLists>>>> = {
  es: async () => (await import('./es.ts')).es,
  it: async () => (await import('./it.ts')).it,
  zh: async () => (await import('./zh.ts')).zh,
  ar: async () => (await import('./ar.ts')).ar,
};

export interface LongNames {
  /** By full id: '0001.01.01'. */
  readonly subCategories: Readonly<Record<string, string>>;
  /** By id: 'SA-01'. Missing states keep their English names. */
  readonly states: Readonly<Record<string, string>>;
}

/** Names of subcategories and states in a language; undefined for English and unsupported languages. */
export async function loadLongNames(locale: string): Promise<LongNames | undefined> {
  const load = Object.hasOwn(loaders, locale) ? loaders[locale as TranslatedLocale] : undefined;
  if (!load) return undefined;
  const lists = await load();
  const named = Object.entries(lists.states).flatMap(([country, names]) =>
    statesOf(country).map(({ stateID, stateName }) => [stateID, names[stateID] ?? stateName] as const),
  );
  return { subCategories: lists.subCategories, states: Object.fromEntries(named) };
}
