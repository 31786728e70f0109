import * as z from 'zod/mini';
import { success, text } from '../primitives.ts';
import type { Shape } from '../shape.ts';

/** The size is checked by the server against its own limit, so that the refusal is one of ours. Bytes. */
export const uploadRequest = z.strictObject({ contentType: text(100), fileSize: z.number().check(z.int(), z.gte(0)) });
/** A signed post as S3 gives it, and the token that stands for the file in later calls. */
export const uploadGrant = z.strictObject({
  url: z.string(),
  fields: z.record(z.string(), z.string()),
  token: z.string(),
});
export type UploadGrant = z.infer<typeof uploadGrant>;

export const uploadsShapes = {
  userUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
  businessUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
  messageUploadRequest: { body: uploadRequest, answer: success(uploadGrant) },
} satisfies Record<string, Shape>;
