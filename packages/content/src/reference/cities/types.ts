/**
 * Country code to its cities: a plain list for countries without states, otherwise grouped by state name (for the United States by postal
 * code).
 */
export type CityNames = Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>;
