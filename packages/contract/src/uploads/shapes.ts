import * as z from 'zod/mini';
import { success, text, uploadToken, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';

/** Size in bytes. The server checks it against its own limit, so that the refusal is one of the contract's errors. */
export const uploadRequest = z.strictObject({ contentType: text(100), fileSize: z.number().check(z.int(), z.gte(0)) });
/** A signed post in S3's form, and the token that names the file in later calls. */
export const uploadGrant = z.strictObject({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  token: z.string(),
});
export type UploadGrant = z.infer<typeof uploadGrant>;

/** http leads to this machine in development alone; the server decides which hosts are public. */
const pictureAddress = text(textLengths.url).check(
  z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be a web address'),
);

export const uploadsShapes = {
  userUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
  businessUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
  evidenceUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
  messageUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
  fetchPicture: {
    body: z.strictObject({ businessID: uuid, url: pictureAddress }),
    answer: success(uploadToken),
  },
} satisfies Record<string, Shape>;
