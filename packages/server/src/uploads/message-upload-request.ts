import type { Handler } from '../handler.ts';
import { grantUpload } from './grant.ts';

export const messageUploadRequest: Handler<'messageUploadRequest'> = async ({ body, viewer }, context) =>
  await grantUpload(body, viewer, 'message', context);
