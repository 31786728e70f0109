import { africa } from './africa.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { northAmerica } from './north-america.ts';
import { oceania } from './oceania.ts';
import { southAmerica } from './south-america.ts';
import type { CountrySource } from './types.ts';

export type Continent = 'Africa' | 'Asia' | 'Europe' | 'North America' | 'Oceania' | 'South America';

export type Country = {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly code: string;
  /** English short name. Other languages come from Intl.DisplayNames by `code`. */
  readonly countryName: string;
  /** The flag: two regional indicator letters. */
  readonly emoji: string;
  /** International prefix with its plus; several countries may share one ('+1', '+44', '+7'). */
  readonly dialCode: string;
  readonly continent: Continent;
};

/** The flag of a two-letter country code: 'SA' becomes 🇸🇦. */
export function flagOf(code: string): string {
  const regionalA = 0x1f1e6;
  return [...code.toUpperCase()].map((letter) => String.fromCodePoint(regionalA + letter.charCodeAt(0) - 65)).join('');
}

function located(continent: Continent, sources: readonly CountrySource[]): Country[] {
  return sources.map(([code, countryName, dialCode]) => ({
    code,
    countryName,
    emoji: flagOf(code),
    dialCode,
    continent,
  }));
}

/** Every inhabited country and territory that ISO 3166-1 lists, by English name. */
export const countries: readonly Country[] = [
  ...located('Africa', africa),
  ...located('Asia', asia),
  ...located('Europe', europe),
  ...located('North America', northAmerica),
  ...located('Oceania', oceania),
  ...located('South America', southAmerica),
].sort((one, other) => one.countryName.localeCompare(other.countryName, 'en'));

const byCode = new Map(countries.map((country) => [country.code, country]));

/** The country of an upper-case ISO code, or undefined. */
export function countryByCode(code: string): Country | undefined {
  return byCode.get(code);
}
