import * as z from 'zod/mini';
import { success, text, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';

export const auditEntry = z.strictObject({
  auditID: z.number(),
  at: z.string(),
  actorID: z.nullable(z.string()),
  actorKind: z.string(),
  action: z.string(),
  businessID: z.nullable(z.string()),
  resourceType: z.nullable(z.string()),
  resourceID: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditShapes = {
  /** Newest first. nextID null: no further page. */
  listAudit: {
    query: z.strictObject({
      nextID: z.optional(text(20).check(z.regex(/^\d{1,15}$/))),
      businessID: z.optional(uuid),
    }),
    answer: success(z.strictObject({ items: z.array(auditEntry), nextID: z.nullable(z.string()) })),
  },
} satisfies Record<string, Shape>;
