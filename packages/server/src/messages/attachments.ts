import type { MessageAttachment } from '@wbn/database';
import type { Viewer } from '@wbn/http';
import type { Trx } from '../db.ts';
import { fail } from '../fail.ts';
import { variantKey, widest } from '../uploads/pictures.ts';
import { useUpload } from '../uploads/use-upload.ts';

/**
 * The attached files of a message: uploads of the sender for messages, each given by its token.
 * @throws UploadRefused
 */
export async function attachmentsOf(
  trx: Trx,
  sender: Viewer,
  named: readonly { token: string; name: string }[],
): Promise<MessageAttachment[]> {
  const attachments: MessageAttachment[] = [];
  for (const { token, name } of named) {
    const key = await useUpload(trx, sender, token, 'private');
    const { contentType, fileSize, purpose, variants } = await trx
      .selectFrom('uploads')
      .select(['contentType', 'fileSize', 'purpose', 'variants'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (purpose !== 'message') fail('UploadRefused');
    const isPicture = contentType !== 'application/pdf';
    attachments.push({
      key: isPicture ? variantKey(key, widest) : (variants[0]?.key ?? fail('UploadRefused')),
      name,
      // Pictures are always stored as WebP.
      contentType: isPicture ? 'image/webp' : contentType,
      size: variants.at(-1)?.bytes ?? fileSize,
    });
  }
  return attachments;
}
