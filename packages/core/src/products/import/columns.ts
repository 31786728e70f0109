import { type FactName, factNames } from '@wbn/contract';

const ownColumns = [
  'code',
  'name',
  'description',
  'keywords',
  'category',
  'leadTime',
  'stock',
  'state',
  'pictures',
] as const;
export type ListColumn = (typeof ownColumns)[number] | FactName;

/** The columns of a list as we write it, in this order; more columns may hold specifications. */
export const listColumns: readonly ListColumn[] = [...ownColumns, ...factNames];
