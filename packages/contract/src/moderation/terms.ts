import type { CallTerms } from '../call.ts';

export const moderationTerms = {
  report: {
    limit: 'report',
    errors: ['TokenNotFound', 'Gone'],
    extension: true,
  },
  listBlocked: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  block: {
    limit: 'write',
    errors: ['TokenNotFound', 'Gone'],
    extension: true,
  },
  unblock: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
  listReports: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  decideReport: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'ConfirmationNeeded', 'Conflict'],
    recentLogin: true,
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
