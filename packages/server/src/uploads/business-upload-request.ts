import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { grantUpload, pdfType } from './grant.ts';

/**
 * Also works before the business exists, because its pictures are uploaded before /business/create. A PDF is a data sheet of a product: only
 * members of a business need one, and nobody else may put public documents under our name.
 */
export const businessUploadRequest: Handler<'businessUploadRequest'> = async ({ body, viewer }, context) => {
  if (body.contentType === pdfType) {
    const membership = await context.db
      .selectFrom('businessMembers')
      .select('businessId')
      .where('userId', '=', viewer.userID)
      .limit(1)
      .executeTakeFirst();
    if (!membership) fail('UploadRefused', { maxBytes: context.uploadLimit, isDocument: false });
  }
  return await grantUpload(body, viewer, 'business', context);
};
