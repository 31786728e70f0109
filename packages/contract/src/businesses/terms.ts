import type { CallTerms } from '../call.ts';

export const businessesTerms = {
  myBusinesses: {
    limit: 'read',
    errors: ['TokenNotFound'],
  },
  suspendedBusinesses: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  listBusinesses: {
    limit: 'read',
    errors: [],
  },
  readBusiness: {
    limit: 'read',
    errors: ['Gone'],
  },
  readBusinesses: {
    limit: 'read',
    countedBy: 'ids',
    errors: [],
    extension: true,
  },
  createBusiness: {
    limit: 'found',
    errors: ['TokenNotFound', 'IncompleteBusiness', 'NameReserved', 'UploadRefused'],
  },
  updateBusiness: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'Gone', 'Conflict', 'NameReserved', 'UploadRefused'],
    extension: true,
  },
  businessChecklist: {
    limit: 'read',
    errors: ['TokenNotFound', 'Forbidden'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
