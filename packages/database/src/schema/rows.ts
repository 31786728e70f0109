import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from './database.ts';

/** A row as read, e.g. `Row<'users'>`. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
/** A row as inserted. */
export type NewRow<Table extends keyof Database> = Insertable<Database[Table]>;
/** The columns of an update. */
export type Patch<Table extends keyof Database> = Updateable<Database[Table]>;

export type UserRow = Row<'users'>;
export type SessionRow = Row<'sessions'>;
export type BusinessRow = Row<'businesses'>;
export type ProductRow = Row<'products'>;
export type PostRow = Row<'posts'>;
export type CommentRow = Row<'comments'>;
export type InquiryRow = Row<'inquiries'>;
export type MessageRow = Row<'messages'>;
export type NotificationRow = Row<'notifications'>;
export type UploadRow = Row<'uploads'>;
export type SubscriptionRow = Row<'subscriptions'>;
export type PaymentRow = Row<'payments'>;
