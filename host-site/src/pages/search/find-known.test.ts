import { readQuery } from '@wbn/core/search';
import { expect, it } from 'vitest';
import { findKnown } from './find-known.ts';

/** A search that refuses these fields, and finds nothing else to complain about. */
function refusing(...fields: readonly string[]) {
  const sent: { filters?: unknown }[] = [];
  const call = async (_: unknown, { body }: { body: { filters?: unknown } }) => {
    sent.push(body);
    if (sent.length === 1) throw Object.assign(new Error('refused'), { name: 'FilterUnknown', fields });
    return { data: { results: [], total_results: 0, total_is_exact: true } };
  };
  return { client: { call } as never, sent };
}

it('filters of the address with values that do not exist are left out, and named', async () => {
  const { client, sent } = refusing('filters.moq.0', 'filters.country.0');
  const query = readQuery('?business=PR&search=pump&moq=abc&country=XX&tier=gold');
  const { found, unknown } = await findKnown(client, query);
  expect(unknown).toEqual(['country', 'moq']);
  expect(sent[1]?.filters).toEqual({ tier: ['gold'] });
  expect(found.query.filters).toEqual({ tier: ['gold'] });
});

it('a country of the address that does not exist is left out, and named', async () => {
  const { client } = refusing('country');
  const { found, unknown } = await findKnown(client, readQuery('?search=pump&countries=XX'));
  expect([unknown, found.query.countries]).toEqual([['country'], 'global']);
});

it('any other failure is not hidden', async () => {
  const { client } = refusing('filters.spec.0');
  await expect(findKnown(client, readQuery('?search=pump'))).rejects.toThrow('refused');
});
