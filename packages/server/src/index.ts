import type { MigrationSet } from '@wbn/database';
import { searchMigrations } from './search/engine/index.ts';

export type { Bus } from './events/bus.ts';
export { postgresBus } from './events/postgres-bus.ts';
export { type ImportProgress, type ImportReport, type ImportSummary, importLines } from './import/import-lines.ts';
export { type MailOptions, startMail } from './mail/start-mail.ts';
export { folderTransport, type MailTransport, smtpTransport } from './mail/transport.ts';
export { namesOfInvitation } from './members/invitation-by-token.ts';
export type { PaymentOptions } from './payments/open-provider.ts';
export { stripeForm } from './payments/stripe.ts';
export { webhookPath } from './payments/webhook.ts';
export { reindexAll } from './search/reindex/reindex-all.ts';
export { createServer, type ServerOptions } from './server.ts';
export { createFiles, type FilesOptions } from './uploads/storing/create-files.ts';
export { fileReader } from './uploads/storing/file-reader.ts';
export { mayReadFiles } from './uploads/storing/may-read-file.ts';
export { type Bucket, openBucket } from './uploads/storing/s3/open-bucket.ts';

/** The server's own migrations: `migrate(db, serverMigrations)`. */
export const serverMigrations: readonly MigrationSet[] = [{ name: 'search', migrations: searchMigrations }];
