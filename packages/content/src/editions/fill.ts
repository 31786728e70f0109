import type { Edition } from './types.ts';

/** Placeholders that a text may use in braces. */
export type FillValues = {
  /** Bare name of the country: 'United States'. For titles and labels. */
  readonly country: string;
  /** Name in running text: 'the United States'. */
  readonly theCountry: string;
  readonly demonym: string;
  readonly email: string;
  readonly phoneUSA: string;
  readonly phoneEurope: string;
  readonly year: string;
};

/** The values of an edition; `year` is the current one, given by the caller's clock. */
export function fillValues(edition: Edition, year: number): FillValues {
  const { article, countryName, demonym, email, phones } = edition;
  return {
    country: countryName,
    theCountry: article ? `${article} ${countryName}` : countryName,
    demonym,
    email,
    phoneUSA: phones.usa,
    phoneEurope: phones.europe,
    year: String(year),
  };
}

/**
 * Puts values into every text of a page, a list or a single string: `fill('Export from {theCountry}', values)`.
 * Other braces stay as they are; the input is not changed.
 */
export function fill<T>(content: T, values: FillValues): T {
  if (typeof content === 'string') {
    return content.replace(/\{(\w+)\}/g, (whole, key: string) =>
      Object.hasOwn(values, key) ? values[key as keyof FillValues] : whole,
    ) as T;
  }
  if (Array.isArray(content)) return content.map((item) => fill(item, values)) as T;
  if (content !== null && typeof content === 'object') {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, fill(value, values)])) as T;
  }
  return content;
}
