import type { CallTerms } from '../call.ts';

export const uploadsTerms = {
  userUploadRequest: {
    limit: 'upload',
    errors: ['TokenNotFound', 'UploadRefused'],
  },
  businessUploadRequest: {
    limit: 'upload',
    errors: ['TokenNotFound', 'UploadRefused'],
  },
  evidenceUploadRequest: {
    limit: 'upload',
    errors: ['TokenNotFound', 'UploadRefused'],
    extension: true,
  },
  messageUploadRequest: {
    limit: 'upload',
    errors: ['TokenNotFound', 'UploadRefused'],
    extension: true,
  },
  fetchPicture: {
    limit: 'write',
    errors: ['TokenNotFound', 'Forbidden', 'UploadRefused'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
