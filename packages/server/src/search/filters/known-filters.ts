import { businessTypeCodes, incoterms, readFreePrice, tiers } from '@wbn/contract';
import { CallError } from '@wbn/http';
import { countryOf } from '../../reference-data/lookups.ts';
import type { Wishes } from '../ask.ts';
import { leadTimes } from './goods-filters.ts';
import { orderLimits } from './offer-filters.ts';
import { readPriceRange } from './price-ranges.ts';

type IsKnown = (value: string) => boolean;

const among =
  (values: readonly (number | string)[]): IsKnown =>
  (value) =>
    values.some((one) => String(one).toUpperCase() === value);

/** The filters whose values are known beforehand. Values are compared in capitals, because the index takes them in any letters. */
const known: Readonly<Record<string, IsKnown>> = {
  country: (value) => countryOf(value) !== null,
  type: among(businessTypeCodes),
  tier: among(tiers),
  currency: (value) => /^[A-Z]{3}$/.test(value),
  price: (value) => (readFreePrice(value) ?? readPriceRange(value)) !== undefined,
  moq: among(orderLimits),
  lead: among(leadTimes),
  incoterms: among(incoterms),
  sample: among(['yes']),
};

interface Narrowed {
  readonly filters?: Wishes['filters'];
  /** Beside the filters; `global` means no country. */
  readonly country?: string | undefined;
}

/**
 * A value that does not exist would find nothing, and the sender would look for the fault in the words.
 * @throws CallError FilterUnknown with the name of each such value
 */
export function assertKnownFilters({ country, filters = {} }: Narrowed): void {
  const isUnknown = (name: string, value: string) => known[name]?.(value.trim().toUpperCase()) === false;
  const fields = Object.entries(filters).flatMap(([name, values = []]) =>
    values.flatMap((value, at) => (isUnknown(name, value) ? [`filters.${name}.${at}`] : [])),
  );
  if (country !== undefined && country !== 'global' && isUnknown('country', country)) fields.push('country');
  if (fields.length > 0) throw new CallError('FilterUnknown', { fields });
}
