import { type LongNames, loadLongNames, loadTranslation, type Translation } from '@wbn/content';
import type { CallName } from '@wbn/contract';
import { deletedPersonIn } from './deleted-person.ts';

/** Answers name entries of our lists in English; this module translates the names in a finished answer. */

type Item = Readonly<Record<string, unknown>>;
type Names = Pick<
  Translation,
  'businessTypes' | 'businessTypeNames' | 'industries' | 'categories' | 'genders' | 'jobPositions'
>;
interface Language {
  readonly words: Names;
  readonly long: LongNames;
  readonly regions: Intl.DisplayNames;
  readonly languages: Intl.DisplayNames;
  /** Names a person who deleted their account. */
  readonly deletedPerson: (item: Item) => Item;
}
type Named = (item: Item, language: Language) => Item;

const said = (names: Readonly<Record<string, string>>, id: unknown, otherwise: unknown) =>
  (typeof id === 'string' && Object.hasOwn(names, id) && names[id]) || otherwise;
/** `Intl` throws for values that are not codes. */
const shown = (names: Intl.DisplayNames, code: unknown, otherwise: unknown) =>
  typeof code === 'string' && /^[A-Za-z]{2}$/.test(code) ? (names.of(code) ?? otherwise) : otherwise;

const category: Named = (item, { words }) => ({ ...item, name: said(words.categories, item.id, item.name) });
const subCategory: Named = (item, { long }) => ({ ...item, name: said(long.subCategories, item.id, item.name) });
const state: Named = (item, { long }) => ({ ...item, stateName: said(long.states, item.stateID, item.stateName) });
const industry: Named = (item, { words }) => {
  const name = said(words.industries, item.id, item.name);
  return { ...item, name, ...('text' in item && { text: name }) };
};
const country: Named = (item, { regions }) => ({
  ...item,
  countryName: shown(regions, item.code, item.countryName),
});
const language: Named = (item, { languages }) => ({ ...item, name: shown(languages, item.code, item.name) });
const gender: Named = (item, { words }) => ({ ...item, name: said(words.genders, item.code, item.name) });
const jobPosition: Named = (item, { words }) => ({
  ...item,
  name: said(words.jobPositions, item.jobPositionID, item.name),
});
const businessType: Named = (item, { words }) => ({ ...item, name: said(words.businessTypes, item.code, item.name) });
const typeOfList: Named = (item, { words }) => ({
  ...item,
  businessTypeName: said(words.businessTypeNames, item.code, item.businessTypeName),
});

/** Translation by field name, wherever the field appears. */
const fields: Readonly<Record<string, Named>> = {
  businessType,
  industry,
  category,
  categories: category,
  subCategory,
  subCategories: subCategory,
  country,
  state,
  gender,
  jobPosition,
  preferredLanguage: language,
};
/** Calls whose `data` is such a list. */
const lists: Partial<Record<CallName, Named>> = {
  listCountries: country,
  listStates: state,
  listGenders: gender,
  listLanguages: language,
  listJobPositions: jobPosition,
  listBusinessTypes: typeOfList,
  listIndustries: industry,
  industryTree: industry,
  listCategories: category,
};

function translate(value: unknown, named: Named | undefined, spoken: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => translate(item, named, spoken));
  // JSON writes dates and other values with toJSON unchanged.
  if (value === null || typeof value !== 'object' || 'toJSON' in value) return value;
  const item = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, translate(inner, fields[key], spoken)]),
  );
  return named ? named(item, spoken) : spoken.deletedPerson(item);
}

const known = new Map<string, Promise<Language | undefined>>();

async function load(locale: string): Promise<Language | undefined> {
  const [words, long] = await Promise.all([loadTranslation(locale), loadLongNames(locale)]);
  const names = (type: 'region' | 'language') => new Intl.DisplayNames(locale, { type, fallback: 'none' });
  const deletedPerson = deletedPersonIn(locale);
  return words && long && { words, long, regions: names('region'), languages: names('language'), deletedPerson };
}

/** Lists never change while the process runs, so their translations are cached. */
const saidLists = new WeakMap<object, Map<Language, unknown>>();

function translateList(list: object, named: Named, spoken: Language): unknown {
  const kept = saidLists.get(list) ?? new Map<Language, unknown>();
  saidLists.set(list, kept);
  if (!kept.has(spoken)) kept.set(spoken, translate(list, named, spoken));
  return kept.get(spoken);
}

/** Translates the names in a call's answer into a language (its region is ignored). Unsupported languages return the answer unchanged. */
export async function inLanguage(call: CallName, body: object, locale: string): Promise<object> {
  const tongue = locale.slice(0, 2).toLowerCase();
  if (!['es', 'it', 'zh', 'ar'].includes(tongue)) return body;
  const coming = known.get(tongue) ?? load(tongue);
  known.set(tongue, coming);
  const spoken = await coming;
  if (spoken === undefined) return body;
  const { data, ...siblings } = body as { data?: unknown };
  const list = lists[call];
  const isList = list !== undefined && Array.isArray(data);
  return { ...siblings, data: isList ? translateList(data, list, spoken) : translate(data, undefined, spoken) };
}
