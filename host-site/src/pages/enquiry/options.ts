import type { Locale } from '@wbn/content/editions';
import { loadTranslation } from '@wbn/content/locales';
import { usStates } from '@wbn/content/us-states';
import { listBusinessTypes, listCountries, listIndustries, listJobPositions } from '@wbn/contract';
import type { Caller } from '../../api/context.ts';
import { optional } from '../../routing/page-route.ts';
import { translatedType } from '../../words.ts';
import type { FieldName } from './values.ts';

export type Option = readonly [value: string, label: string];
export type OptionLists = Readonly<
  Record<'businessType' | 'country' | 'industry' | 'jobPosition' | 'usaState', readonly Option[]>
>;

/** The options of a field; undefined for one that takes text. */
export function optionsOf(name: FieldName, options: OptionLists): readonly Option[] | undefined {
  if (/^(buy|sell)Product/.test(name)) return options.industry;
  return options[name as keyof OptionLists];
}

function countryNames(locale: Locale): (code: string, name: string) => string {
  if (locale === 'en') return (_, name) => name;
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return (code, name) => names.of(code) ?? name;
}

/**
 * Options of the dropdowns, from four lists of the API in the page's language. A list that fails to load is empty: the form can be sent
 * without it.
 */
export async function loadOptions(call: Caller, locale: Locale): Promise<OptionLists> {
  const [countries, types, positions, industries, words] = await Promise.all([
    optional(call(listCountries)),
    optional(call(listBusinessTypes)),
    optional(call(listJobPositions)),
    optional(call(listIndustries)),
    loadTranslation(locale),
  ]);
  const countryName = countryNames(locale);
  const byName = ([, one]: Option, [, other]: Option) => one.localeCompare(other, locale);
  return {
    country: (countries?.data ?? [])
      .map(({ code, countryName: name }): Option => [code, countryName(code, name)])
      .sort(byName),
    businessType: (types?.data ?? []).map(({ businessTypeName, code }) => [
      code,
      translatedType(words, code) ?? businessTypeName,
    ]),
    jobPosition: (positions?.data ?? []).map(({ jobPositionID, name }) => [
      jobPositionID,
      words?.jobPositions[jobPositionID] ?? name,
    ]),
    industry: (industries?.data ?? []).map(({ id, name }) => [id, words?.industries[id] ?? name]),
    usaState: usStates.map(({ code, name }) => [code, name]),
  };
}
