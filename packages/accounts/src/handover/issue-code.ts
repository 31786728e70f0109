import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { codeSeconds } from '../sessions/lifetimes.ts';
import { hashOf, makeSecret } from '../sessions/secrets.ts';
import type { Choice } from './choice.ts';
import type { Target } from './target.ts';

export interface CodeRequest {
  readonly userID: string;
  readonly target: Target;
  /** PKCE challenge; redeeming the code needs its verifier. */
  readonly codeChallenge: string | undefined;
  readonly userAgentLabel: string | null;
  /** The login at the account site that created the code; null for a JSON login. */
  readonly loginID: string | null;
  /** Of a login by a provider for a partner's page: what was chosen in it. Undefined: the stored consent says it. */
  readonly choice?: Choice | undefined;
}

/** Creates a one-time code for the target's origin, valid for 60 s. Only its hash is stored. */
export async function issueCode(db: Kysely<Database>, request: CodeRequest): Promise<string> {
  const { userID, target, choice, codeChallenge, userAgentLabel, loginID } = request;
  if (target.kind === 'account') throw new Error('A page of the account site needs no code.');
  const code = makeSecret();
  await db
    .insertInto('handoverCodes')
    .values({
      codeHash: hashOf(code),
      userId: userID,
      kind: target.kind,
      continueOrigin: target.origin,
      continueUrl: target.url,
      codeChallenge: codeChallenge || null,
      scopes: [...(choice?.scopes ?? target.scopes)],
      businessIds: choice ? [...choice.businessIDs] : null,
      partnerKeyId: target.partnerKey?.id ?? null,
      loginId: loginID,
      userAgentLabel,
      expiresAt: sql<Date>`now() + make_interval(secs => ${codeSeconds})`,
    })
    .execute();
  return code;
}
