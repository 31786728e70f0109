import type { ColumnType, Generated } from 'kysely';

/** Text that PostgreSQL reads as the JSON of a T: pg would send a JavaScript array as an SQL array, so jsonb goes in as text. */
export type JsonText<T> = string & { readonly json?: T };

/** Writes a value for a jsonb column. */
export const jsonb = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** A jsonb column: read as T, written with `jsonb(value)`. */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;

/** A jsonb column with a default. */
export type JsonDefault<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;

/** timestamptz(3): whole milliseconds, so that a Date read back is the stored value and keyset cursors lose no row. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type TimestampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** timestamptz(3) default now(). */
export type TimestampNow = ColumnType<Date, Date | string | undefined, Date | string>;

/** date: 'YYYY-MM-DD', never a Date (which would move a birthday by the time zone). */
export type DateOnlyOrNull = ColumnType<string | null, string | null | undefined, string | null>;
export type DateOnly = ColumnType<string, string, string>;

/** uuid default gen_random_uuid(): version 4, 36 characters. */
export type Id = Generated<string>;

/** A column that PostgreSQL computes from others: read only. */
export type Computed<T> = ColumnType<T, never, never>;

/** The key of a stored file (uploads.key). Never an address: hosts and ports may move over kept data. */
export type FileKey = string;

export type Range = { min?: number; max?: number };
