/** The fields of a pg error that we read. */
type PgError = { code?: string; constraint?: string };

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String((error as PgError).code) : undefined;

const refusedBy = (error: unknown, code: string, constraint?: string) =>
  codeOf(error) === code && (constraint === undefined || (error as PgError).constraint === constraint);

/** A duplicate row. `constraint` as named in the migrations, e.g. 'users_email_key'. */
export const isUniqueViolation = (error: unknown, constraint?: string) => refusedBy(error, '23505', constraint);

/** A referenced row does not exist. */
export const isForeignKeyViolation = (error: unknown, constraint?: string) => refusedBy(error, '23503', constraint);

export const isCheckViolation = (error: unknown, constraint?: string) => refusedBy(error, '23514', constraint);

/** Text that is not a valid uuid, number or date: unchecked input. */
export const isInvalidText = (error: unknown) =>
  ['22P02', '22007', '22008', '22003', '22021'].includes(codeOf(error) ?? '');

/** A message to a closed thread. */
export const isThreadClosed = (error: unknown) => codeOf(error) === 'WB001';

/** The last owner of a business would leave or lose the role. */
export const isLastOwner = (error: unknown) => codeOf(error) === 'WB002';

/** A change of append-only rows. */
export const isImmutable = (error: unknown) => codeOf(error) === 'WB003';

/** Two transactions conflicted: repeat the whole transaction. */
export const isRetryable = (error: unknown) => ['40001', '40P01'].includes(codeOf(error) ?? '');

/** A row that was to be locked without waiting, or within a time limit, is locked by another transaction. */
export const isLocked = (error: unknown) => codeOf(error) === '55P03';

/** The statement exceeded its time limit. */
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

/**
 * The database is unreachable, starting, out of connections or out of disk: 503, try again later. It is unknown whether a write took
 * effect.
 */
export const isUnavailable = (error: unknown): boolean =>
  GONE.includes(codeOf(error) ?? '') ||
  (error instanceof Error &&
    /^(Connection terminated|Client (has encountered|was closed)|timeout exceeded when trying to connect|Query read timeout)/.test(
      error.message,
    ));
