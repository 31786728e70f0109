import type { OwnProduct } from '@wbn/contract/shapes';
import { describe, expect, it } from 'vitest';
import { bulkRows, emptiable, noChanges, readChanges } from './bulk-rows.ts';

describe('the changes of several products', () => {
  it('have only the fields that were filled', () => {
    expect(readChanges(noChanges)).toEqual({ problem: 'nothing' });
    expect(readChanges({ ...noChanges, leadTime: '  ' })).toEqual({ problem: 'nothing' });
    expect(readChanges({ ...noChanges, leadTimeDays: '2.5' })).toEqual({ problem: 'leadTimeDays' });
    expect(readChanges({ ...noChanges, categoryID: '0001.01', state: 'draft' })).toEqual({
      changes: { category: '0001.01', state: 'draft' },
    });
    expect(
      readChanges({ ...noChanges, categoryID: '0001.01.02', leadTime: ' 3 weeks ', leadTimeDays: '21', sample: 'no' }),
    ).toEqual({
      changes: { subCategory: '0001.01.02', leadTime: '3 weeks', leadTimeDays: 21, sample: false },
    });
  });

  it('empty fields together with those that make no sense without them, but none that is filled', () => {
    expect(readChanges({ ...noChanges, emptied: ['price', 'sample'] })).toEqual({
      changes: { clear: ['price', 'priceSteps', 'sample', 'samplePrice'] },
    });
    expect(readChanges({ ...noChanges, leadTime: '3 weeks', emptied: ['leadTime', 'model'] })).toEqual({
      changes: { leadTime: '3 weeks', clear: ['model'] },
    });
    expect(emptiable({ ...noChanges, sample: 'no' })).not.toContain('sample');
  });

  it('name each product by its code, or by its id without one', () => {
    const products = [
      { productID: 'a', externalID: 'V-1', name: 'Valve' },
      { productID: 'b', externalID: null, name: 'Pump' },
    ] as OwnProduct[];
    expect(bulkRows(products, { state: 'draft' }).rows).toEqual([
      { line: 1, row: { externalID: 'V-1', name: 'Valve', state: 'draft' } },
      { line: 2, row: { externalID: 'b', name: 'Pump', state: 'draft' } },
    ]);
  });
});
