import type { CallTerms } from '../call.ts';

export const enquiryTerms = {
  sendEnquiry: {
    limit: 'enquiry',
    errors: [],
  },
} as const satisfies Record<string, CallTerms>;
