import {
  businessTypes,
  type Category,
  countries,
  genders,
  industries,
  jobPositions,
  languages,
  type SubCategory,
  states,
} from '@wbn/content';

/** The database stores codes; their names are added here. A code that is missing from its list reads as null. */

const byKey = <Item, Key extends keyof Item>(items: readonly Item[], key: Key): Map<Item[Key], Item> =>
  new Map(items.map((item) => [item[key], item]));

const countryMap = byKey(countries, 'code');
const stateMap = byKey(states, 'stateID');
const genderMap = byKey(genders, 'code');
const languageMap = byKey(languages, 'code');
const jobPositionMap = byKey(jobPositions, 'jobPositionID');
const businessTypeMap = byKey(businessTypes as readonly { code: string; name: string }[], 'code');
const industryMap = byKey(industries, 'id');
const categoryMap = new Map<string, Category>();
const subCategoryMap = new Map<string, SubCategory>();
for (const category of industries.flatMap((industry) => industry.categories)) {
  categoryMap.set(category.id, category);
  for (const sub of category.subCategories) subCategoryMap.set(sub.id, sub);
}
const dialCodes = new Set(countries.map((country) => country.dialCode));
const countriesWithStates = new Set(states.map((state) => state.countryCode));

type Code = string | null | undefined;
const find = <Item, View>(map: Map<string, Item>, code: Code, view: (item: Item) => View): View | null => {
  const item = code == null ? undefined : map.get(code);
  return item === undefined ? null : view(item);
};

export const countryOf = (code: Code) =>
  find(countryMap, code, ({ code, countryName, emoji }) => ({ code, countryName, emoji }));
/** Without the flag, the form of user profiles. */
export const plainCountryOf = (code: Code) =>
  find(countryMap, code, ({ code, countryName }) => ({ code, countryName }));
export const stateOf = (id: Code) => find(stateMap, id, ({ stateID, stateName }) => ({ stateID, stateName }));
export const genderOf = (code: Code) => find(genderMap, code, ({ code, name }) => ({ code, name }));
export const languageOf = (code: Code) =>
  find(languageMap, code, ({ code, name, languageName }) => ({ code, name, languageName }));
export const jobPositionOf = (id: Code) =>
  find(jobPositionMap, id, ({ jobPositionID, name }) => ({ jobPositionID, name }));
export const businessTypeOf = (code: Code) => find(businessTypeMap, code, ({ code, name }) => ({ code, name }));

const idAndName = ({ id, name }: { id: string; name: string }) => ({ id, name });
export const industryOf = (id: Code) => find(industryMap, id, idAndName);
export const categoryOf = (id: Code) => find(categoryMap, id, idAndName);
export const subCategoryOf = (id: Code) => find(subCategoryMap, id, idAndName);

export const isDialCode = (code: string): boolean => dialCodes.has(code);
export const hasStates = (countryCode: string): boolean => countriesWithStates.has(countryCode);
export const isStateOf = (stateID: string, countryCode: string): boolean =>
  stateMap.get(stateID)?.countryCode === countryCode;
