export type { Insertable, Kysely, Selectable, SelectQueryBuilder, Transaction, Updateable } from 'kysely';
export { type RawBuilder, sql } from 'kysely';
export { connectionConfig, createDatabase, type DatabaseOptions } from './client.ts';
export { acquireLock, DataFolderInUse, type DataLock, type LockHolder, lockHolder } from './embedded/lock.ts';
export { resetEmbedded } from './embedded/reset.ts';
export type { Way } from './embedded/run-as.ts';
export { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts';
export type { ServerExit } from './embedded/supervisor.ts';
export { type Environment, givenIn } from './environment.ts';
export * from './errors.ts';
export { changedContent, EVENT_CHANNEL, type EventNotice, parseEventNotice } from './event-notice.ts';
export { foldEmail } from './fold-email.ts';
export { type MigrateOptions, type MigrationSet, migrate, migrateToLatest } from './migrate.ts';
export { type News, notifyPerson } from './notify-person.ts';
export {
  DatabaseNotReached,
  databaseUrlFrom,
  dataDirFrom,
  type OpenedDatabase,
  type OpenOptions,
  openDatabase,
} from './open-database.ts';
export { deletedPerson } from './personal-data/deleted-person.ts';
export { type PersonalTable, personalTables } from './personal-data/index.ts';
export type { PoolFigures } from './pool-figures.ts';
export { queueMail } from './queue-mail.ts';
export type * from './schema/businesses.ts';
export type * from './schema/columns.ts';
export { jsonb } from './schema/columns.ts';
export type * from './schema/database.ts';
export type * from './schema/inquiries.ts';
export type * from './schema/mails.ts';
export type * from './schema/membership.ts';
export type * from './schema/notifications.ts';
export type * from './schema/platform.ts';
export type * from './schema/posts.ts';
export type * from './schema/products.ts';
export type * from './schema/rows.ts';
export type * from './schema/sessions.ts';
export type * from './schema/social.ts';
export type * from './schema/uploads.ts';
export type * from './schema/users.ts';
export { wake, wakeTopic, wakingOf } from './waking.ts';
