import type { Handler } from '../handler.ts';
import { grantUpload } from './grant.ts';

export const userUploadRequest: Handler<'userUploadRequest'> = async ({ body, viewer }, context) =>
  await grantUpload(body, viewer, 'user', context);
