import { accountTables } from './account-tables.ts';
import { businessTables } from './business-tables.ts';
import type { PersonalTable, TableName } from './personal-table.ts';
import { platformTables } from './platform-tables.ts';
import { socialTables } from './social-tables.ts';

export type { PersonalTable } from './personal-table.ts';

/**
 * Every table with data about persons. The deletion of an account, the export of one's own data and docs/personal-data.md follow from it;
 * a test compares it with the schema. A new table goes here or into `impersonalTables`.
 */
export const personalTables = {
  ...accountTables,
  ...businessTables,
  ...socialTables,
  ...platformTables,
} as const satisfies Partial<Record<TableName, PersonalTable>>;
