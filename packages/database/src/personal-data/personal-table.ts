import type { Database } from '../schema/database.ts';

/** How a table concerns persons. Columns have their SQL names. */
export interface PersonalTable {
  /** The persons' data in the table, in a few words for docs/personal-data.md. */
  readonly holds: string;
  /** Columns with the id of a person. */
  readonly persons: readonly string[];
  /** Columns with an e-mail address. */
  readonly addresses?: readonly string[];
  /** The deletion of an account removes the rows with its id in one of these columns. */
  readonly removedBy?: readonly string[];
  /** Why rows with the id of a deleted account stay. The id then leads to an account without any data. */
  readonly stays?: string;
  /** How long rows live while the account exists. */
  readonly kept: string;
  /** The export of one's own data; undefined with the reason in `notExported`. */
  readonly exported?: {
    /** Rows with the person's id in one of these columns are the person's own. */
    readonly by: readonly string[];
    readonly columns: readonly string[];
  };
  readonly notExported?: string;
}

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name;

/** The SQL name of a table. */
export type TableName = Snake<keyof Database>;
