import type { Handler } from '../handler.ts';
import { grantUpload } from '../uploads/grant.ts';

export const profilePhotoUploadRequest: Handler<'profilePhotoUploadRequest'> = async ({ body, viewer }, context) =>
  await grantUpload(body, viewer, 'profile-photo', context);
