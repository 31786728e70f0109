import type { CallTerms } from '../call.ts';

export const auditTerms = {
  listAudit: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
  businessAudit: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
