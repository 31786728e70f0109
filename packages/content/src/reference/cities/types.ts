/**
 * Country code to its cities: a plain list where we list no states for the country, else grouped by the state's name
 * (for the United States by postal code).
 */
export type CityNames = Readonly<Record<string, readonly string[] | Readonly<Record<string, readonly string[]>>>>;
