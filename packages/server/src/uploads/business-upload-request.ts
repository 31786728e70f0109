import type { Handler } from '../handler.ts';
import { grantUpload } from './grant.ts';

/** Also works before the business exists, because its pictures are uploaded before /business/create. */
export const businessUploadRequest: Handler<'businessUploadRequest'> = async ({ body, viewer }, context) =>
  await grantUpload(body, viewer, 'business', context);
