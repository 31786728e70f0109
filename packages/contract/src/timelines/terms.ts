import type { CallTerms } from '../call.ts';

export const timelinesTerms = {
  loadNewsfeed: {
    limit: 'read',
    errors: ['TokenNotFound'],
  },
  loadTimeline: {
    limit: 'read',
    errors: ['Gone'],
  },
} as const satisfies Record<string, CallTerms>;
