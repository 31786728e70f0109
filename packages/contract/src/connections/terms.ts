import type { CallTerms } from '../call.ts';

export const connectionsTerms = {
  requestConnection: {
    limit: 'post',
    errors: ['TokenNotFound', 'Forbidden', 'Gone'],
    extension: true,
  },
  listConnections: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  acceptConnection: {
    limit: 'write',
    errors: ['TokenNotFound', 'Conflict', 'Gone'],
    extension: true,
  },
  declineConnection: {
    limit: 'write',
    errors: ['TokenNotFound', 'Conflict'],
    extension: true,
  },
  endConnection: {
    limit: 'write',
    errors: ['TokenNotFound', 'Conflict'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
