import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from './database.ts';

/** A row as read, e.g. `Row<'users'>`. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
/** A row as inserted. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
/** The columns of an update. */
export type Patch<Table extends keyof Database> = Updateable<Database[Table]>;

export type PaymentRow = Row<'payments'>;
