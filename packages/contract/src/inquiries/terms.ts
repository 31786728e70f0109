import type { CallTerms } from '../call.ts';

export const inquiriesTerms = {
  sendInquiry: {
    limit: 'inquire',
    errors: ['TokenNotFound', 'Forbidden', 'EmailNotVerified', 'Gone'],
  },
  listInquiries: {
    limit: 'read',
    errors: ['TokenNotFound'],
  },
  endInquiry: {
    limit: 'write',
    errors: ['TokenNotFound', 'Closed'],
  },
} as const satisfies Record<string, CallTerms>;
