import type { Handler } from '../handler.ts';
import { grantUpload } from './grant.ts';

/** Also before the business exists: the pictures of /business/create are uploaded first. */
export const businessUploadRequest: Handler<'businessUploadRequest'> = async ({ body, viewer }, context) =>
  await grantUpload(body, viewer, 'business', context);
