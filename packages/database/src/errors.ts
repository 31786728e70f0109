/** What pg says of a refused statement, as far as we read it. */
type PgError = { code?: string; constraint?: string };

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String((error as PgError).code) : undefined;

const refusedBy = (error: unknown, code: string, constraint?: string) =>
  codeOf(error) === code && (constraint === undefined || (error as PgError).constraint === constraint);

/** A row like it is there already. `constraint` as named in the migrations, e.g. 'users_email_key'. */
export const isUniqueViolation = (error: unknown, constraint?: string) => refusedBy(error, '23505', constraint);

/** A row that it names is not there. */
export const isForeignKeyViolation = (error: unknown, constraint?: string) => refusedBy(error, '23503', constraint);

export const isCheckViolation = (error: unknown, constraint?: string) => refusedBy(error, '23514', constraint);

/** Text that is no uuid, no number, no date: an id from outside that was not looked at before. */
export const isInvalidText = (error: unknown) =>
  ['22P02', '22007', '22008', '22003', '22021'].includes(codeOf(error) ?? '');

/** A message to a thread that was ended. */
export const isThreadClosed = (error: unknown) => codeOf(error) === 'WB001';

/** The last owner of a business would leave or be made less. */
export const isLastOwner = (error: unknown) => codeOf(error) === 'WB002';

/** A change of rows that are history. */
export const isImmutable = (error: unknown) => codeOf(error) === 'WB003';

/** Two transactions in each other's way: doing the whole transaction again is right. */
export const isRetryable = (error: unknown) => ['40001', '40P01'].includes(codeOf(error) ?? '');

/** A row that was to be locked without waiting, or within a time limit, is locked by another transaction. */
export const isLocked = (error: unknown) => codeOf(error) === '55P03';

/** The statement ran longer than it may. */
export const isTimeout = (error: unknown) => codeOf(error) === '57014';

const GONE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53100',
  '53300',
];

/** The database is away, starting, full of connections or out of disk: 503, and worth another try. Whether a write was done is not known. */
export const isUnavailable = (error: unknown): boolean =>
  GONE.includes(codeOf(error) ?? '') ||
  (error instanceof Error &&
    /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect|Query read timeout)/.test(
      error.message,
    ));
