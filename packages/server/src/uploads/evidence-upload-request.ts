import type { Handler } from '../handler.ts';
import { grantUpload } from './grant.ts';

/** Needs no business: `requestVerification` checks who may send evidence for one. */
export const evidenceUploadRequest: Handler<'evidenceUploadRequest'> = async ({ body, viewer }, context) =>
  await grantUpload(body, viewer, 'evidence', context);
