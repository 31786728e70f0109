import * as z from 'zod/mini';
import { partnerScopes, type Scope } from '../access.ts';
import { isPageOrigin } from '../page-origin.ts';
import { name, pathID, success, text } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';

const origins = z
  .array(
    text(255).check(
      z.refine(isPageOrigin, 'must be an origin with https and a whole host of letters, digits, hyphens and dots'),
    ),
  )
  .check(z.maxLength(50));
const scopes = z.array(z.enum(partnerScopes as readonly [Scope, ...Scope[]])).check(z.maxLength(partnerScopes.length));
const quotaPerMinute = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
const edition = z.nullable(z.string().check(z.regex(/^[a-z]{2}$/)));

export const partnerKey = z.strictObject({
  keyID: z.string(),
  publishableKey: z.string(),
  name: z.string(),
  origins: z.array(z.string()),
  scopes: z.array(z.string()),
  edition: z.nullable(z.string()),
  quotaPerMinute: z.number(),
  createdAt: z.string(),
  revokedAt: z.nullable(z.string()),
  /** Of the last 30 days; `refused` calls are included in the counts. */
  usage: z.strictObject({ today: z.number(), month: z.number(), refused: z.number() }),
});
export type PartnerKeyRecord = z.infer<typeof partnerKey>;

export const partnerKeysShapes = {
  listPartnerKeys: { answer: success(z.array(partnerKey)) },
  createPartnerKey: {
    body: z.strictObject({
      name: name(textLengths.partnerKeyName),
      origins,
      scopes,
      edition: z.optional(edition),
      quotaPerMinute: z.optional(quotaPerMinute),
    }),
    answer: success(partnerKey),
  },
  /** Fields that are not sent stay. Revoking a key ends its sessions; it can be activated again. */
  updatePartnerKey: {
    params: z.strictObject({ id: pathID }),
    body: z.strictObject({
      name: z.optional(name(textLengths.partnerKeyName)),
      origins: z.optional(origins),
      scopes: z.optional(scopes),
      edition: z.optional(edition),
      quotaPerMinute: z.optional(quotaPerMinute),
      revoked: z.optional(z.boolean()),
    }),
    answer: success(partnerKey),
  },
} satisfies Record<string, Shape>;
