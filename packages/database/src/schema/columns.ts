import type { ColumnType, Generated } from 'kysely';

/** JSON text for a jsonb column: pg would send a JavaScript array as an SQL array, so jsonb is passed as text. */
export type JsonText<T> = string & { readonly json?: T };

/** Writes a value for a jsonb column. */
export const jsonb = <T>(value: T): JsonText<T> => JSON.stringify(value) as JsonText<T>;

/** A jsonb column: read as T, written with `jsonb(value)`. */
export type Json<T> = ColumnType<T, JsonText<T>, JsonText<T>>;

/** A jsonb column with a default. */
export type JsonDefault<T> = ColumnType<T, JsonText<T> | undefined, JsonText<T>>;

/** timestamptz(3): milliseconds, so that a Date equals the stored value and keyset cursors skip no row. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;
export type TimestampOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** timestamptz(3) default now(). */
export type TimestampNow = ColumnType<Date, Date | string | undefined, Date | string>;

/** date: 'YYYY-MM-DD', never a Date, whose time zone could change a birthday. */
export type DateOnlyOrNull = ColumnType<string | null, string | null | undefined, string | null>;
export type DateOnly = ColumnType<string, string, string>;

/** uuid default gen_random_uuid(): version 4, 36 characters. */
export type Id = Generated<string>;

/** A column computed by PostgreSQL: read only. */
export type Computed<T> = ColumnType<T, never, never>;

/** The key of a stored file (uploads.key). Not an address, because hosts and ports may change. */
export type FileKey = string;

export type Range = { min?: number; max?: number };
