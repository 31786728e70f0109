import * as z from 'zod/mini';
import { listOf, listParts, sortBy } from '../operator/lists.ts';
import { instant, name, pathID, requiredText, success, text, uploadToken } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { textLengths } from '../writing/text-lengths.ts';
import { maxEvidence, verificationScopes, verificationStates } from './scopes.ts';

const scopes = z.array(z.enum(verificationScopes)).check(z.minLength(1), z.maxLength(verificationScopes.length));

const state = z.enum(verificationStates);

/** The address works for minutes, for readers of this answer only. */
const evidenceFile = z.strictObject({ url: z.string(), contentType: z.enum(['application/pdf', 'image/webp']) });

/** The business's name, country or type was changed after the evidence was handed in. Country and type are codes. */
const change = z.strictObject({
  field: z.enum(['companyName', 'country', 'businessType']),
  was: text(200),
  is: text(200),
});
export type VerificationChange = z.infer<typeof change>;

export const verification = z.strictObject({
  verificationID: z.string(),
  businessID: z.string(),
  companyName: z.string(),
  state,
  scopes: z.array(z.string()),
  evidence: z.array(z.strictObject({ label: z.string(), file: z.nullable(evidenceFile) })),
  /** The operator's note to the business. */
  note: z.nullable(z.string()),
  submittedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** From then on the mark is hidden. */
  expiresAt: z.nullable(z.string()),
  changes: z.array(change),
});
export type Verification = z.infer<typeof verification>;

/** The facts of a business that operators compare with its evidence. Country is a code. */
const checkedBusiness = z.strictObject({
  country: z.string(),
  /** The name of a state or region. */
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  zipcode: z.nullable(z.string()),
  /** The legal address. */
  address: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** When the business was created. */
  since: z.string(),
  /** Reports about the business that wait for a decision. */
  reports: z.number(),
  /** Its other verifications, newest first, at most five. */
  others: z.array(z.strictObject({ state, submittedAt: z.string(), decidedAt: z.nullable(z.string()) })),
});

const listedVerification = z.extend(verification, { business: checkedBusiness });
export type ListedVerification = z.infer<typeof listedVerification>;

const evidence = z
  .array(z.strictObject({ label: name(textLengths.evidenceLabel), file: z.optional(uploadToken) }))
  .check(z.minLength(1), z.maxLength(maxEvidence));

export const verificationShapes = {
  /** The newest one. */
  readVerification: { params: z.strictObject({ id: pathID }), answer: success(z.nullable(verification)) },
  /** Replaces a pending submission; after `ask`, evidence that is there already is kept. */
  requestVerification: {
    params: z.strictObject({ id: pathID }),
    body: z.strictObject({ scopes, evidence }),
    answer: success(verification),
  },
  /** By default the pending ones, oldest first; decided ones come newest first. `q`: part of a business's name, or its id. */
  listVerifications: {
    query: z.strictObject({ ...listParts, state: z.optional(state), sort: sortBy(['submitted', 'expires', 'name']) }),
    answer: listOf(listedVerification),
  },
  /** An approval needs scopes and an end, and `changes` as they are now, if there are any: else it is a Conflict. `ask` keeps the request pending and asks for more; `revoke` withdraws an approval. */
  decideVerification: {
    params: z.strictObject({ id: pathID }),
    body: z.union([
      z.strictObject({
        decision: z.literal('approve'),
        scopes,
        expiresAt: instant,
        note: z.optional(text(1000)),
        changes: z._default(z.array(change).check(z.maxLength(3)), []),
      }),
      z.strictObject({ decision: z.enum(['reject', 'ask', 'revoke']), note: requiredText(1000) }),
    ]),
    answer: success(verification),
  },
} satisfies Record<string, Shape>;
