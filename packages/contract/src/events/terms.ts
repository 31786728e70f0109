import type { CallTerms } from '../call.ts';

export const eventsTerms = {
  streamEvents: {
    limit: 'read',
    errors: ['TooManyRequests'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
