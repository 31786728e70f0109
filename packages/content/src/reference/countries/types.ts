/** ISO 3166-1 alpha-2 code, English name, dial code with its plus. */
export type CountrySource = readonly [code: string, name: string, dialCode: string];
