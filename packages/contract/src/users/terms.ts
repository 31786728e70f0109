import type { CallTerms } from '../call.ts';

export const usersTerms = {
  readProfile: {
    limit: 'read',
    errors: ['TokenNotFound'],
  },
  updateProfile: {
    limit: 'write',
    errors: ['TokenNotFound', 'NameReserved', 'UploadRefused'],
  },
  readEmailConfirmation: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  sendEmailConfirmation: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
  readPublicProfile: {
    limit: 'read',
    errors: ['Gone'],
  },
  profilePhotoUploadRequest: {
    limit: 'upload',
    errors: ['TokenNotFound', 'UploadRefused'],
  },
  profilePhotoUploadValidate: {
    limit: 'upload',
    errors: ['TokenNotFound', 'UploadRefused'],
  },
} as const satisfies Record<string, CallTerms>;
