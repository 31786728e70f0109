import type { HealthItem } from '@wbn/contract/shapes';
import type { Handler } from '../handler.ts';
import { assertOperator } from './assert-operator.ts';
import { type FigureKey, networkFigures } from './network-figures.ts';

/** The unit of each figure, and the value from which on an operator should look after it. */
const meanings: Readonly<Record<FigureKey, { readonly unit: HealthItem['unit']; readonly badFrom?: number }>> = {
  mailsWaiting: { unit: 'count', badFrom: 1_000 },
  mailsOldest: { unit: 'seconds', badFrom: 600 },
  mailsFailed: { unit: 'count', badFrom: 1 },
  paymentEventsWaiting: { unit: 'count', badFrom: 1 },
  verificationsWaiting: { unit: 'count' },
  reportsWaiting: { unit: 'count' },
  enquiriesWaiting: { unit: 'count' },
  verificationsOverdue: { unit: 'count', badFrom: 1 },
  alertsOverdue: { unit: 'count', badFrom: 1 },
  eventsOldest: { unit: 'seconds', badFrom: 2 * 86_400 },
  indexChanges: { unit: 'count', badFrom: 50_000 },
  indexDocuments: { unit: 'count' },
  databaseBytes: { unit: 'bytes' },
  filesBytes: { unit: 'bytes' },
};

/** The figures of the network, each with its unit and whether an operator should look after it. */
export const networkHealth: Handler<'networkHealth'> = async ({ viewer }, { db }) => {
  assertOperator(viewer);
  const figures = await networkFigures(db);
  return (Object.keys(meanings) as FigureKey[]).map((key) => {
    const { badFrom, unit } = meanings[key];
    const value = figures[key];
    return { key, value, unit, isBad: badFrom !== undefined && value !== null && value >= badFrom };
  });
};
