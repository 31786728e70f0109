import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { allowsOrigin, CallError, type Caller, type Proof } from '@wbn/http';
import { challengeOf, hashOf } from '../sessions/secrets.ts';
import { type LiveSession, startSession } from '../sessions/start-session.ts';
import { type Consent, lockConsent } from './consents.ts';

export interface Redemption {
  readonly verifier: string | undefined;
  /** The proof in the request; only a partner's session is bound to its key. */
  readonly proof?: Proof | undefined;
  readonly caller: Caller;
}

/**
 * Redeems a code and starts its session in one transaction; of simultaneous attempts one succeeds. A refused attempt does not use up the
 * code, so that a stranger who saw the code cannot break the login.
 * @throws CallError CodeInvalid
 */
export async function redeemCode(
  db: Kysely<Database>,
  code: string,
  { verifier, proof, caller }: Redemption,
): Promise<{ session: LiveSession; refreshToken: string }> {
  return db.transaction().execute(async (trx) => {
    const behind = await lockBehind(trx, code);
    let spend = trx
      .updateTable('handoverCodes')
      .set({ usedAt: sql<Date>`now()` })
      .where('codeHash', '=', hashOf(code))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', sql<Date>`now()`);
    if (caller.origin !== null) spend = spend.where('continueOrigin', '=', caller.origin);
    // A code without a challenge is worth as much as the session. Without it, anybody who read a partner's address could redeem it.
    const withoutChallenge = sql<boolean>`code_challenge is null and kind <> 'partner'`;
    spend = spend.where((eb) =>
      verifier === undefined
        ? withoutChallenge
        : eb.or([eb('codeChallenge', '=', challengeOf(verifier)), withoutChallenge]),
    );
    const row = await spend
      .returning([
        'userId',
        'kind',
        'continueOrigin',
        'scopes',
        'partnerKeyId',
        'loginId',
        'userAgentLabel',
        'codeHash',
      ])
      .executeTakeFirst();
    if (row === undefined || (row.kind === 'partner' && behind === undefined)) throw new CallError('CodeInvalid');
    const started = await startSession(trx, {
      userID: row.userId,
      kind: row.kind,
      origin: row.continueOrigin,
      scopes: behind ? row.scopes.filter((scope) => behind.allowed.has(scope)) : row.scopes,
      businessIDs: behind?.consent.businessIDs ?? [],
      ...(row.kind === 'partner' && { keyThumbprint: proof?.thumbprint, signsCalls: proof?.signsCalls }),
      partnerKeyID: row.partnerKeyId,
      loginID: row.loginId,
      userAgentLabel: row.userAgentLabel,
    });
    await trx
      .updateTable('handoverCodes')
      .set({ sessionId: started.session.sessionID })
      .where('codeHash', '=', row.codeHash)
      .execute();
    return started;
  });
}

/**
 * The consent for the partner's page of a code and the scopes that consent and key allow, as they are now and not as they were when the
 * code was made; undefined if the person or an operator has taken them back. Both are locked before the code: a revocation waits until the
 * session exists, and then ends it.
 */
async function lockBehind(
  trx: Kysely<Database>,
  code: string,
): Promise<{ readonly consent: Consent; readonly allowed: ReadonlySet<string> } | undefined> {
  const row = await trx
    .selectFrom('handoverCodes')
    .select(['userId', 'continueOrigin', 'partnerKeyId'])
    .where('codeHash', '=', hashOf(code))
    .where('kind', '=', 'partner')
    .executeTakeFirst();
  if (row === undefined || row.partnerKeyId === null) return undefined;
  const consent = await lockConsent(trx, row.userId, row.continueOrigin);
  const key = await trx
    .selectFrom('partnerKeys')
    .select(['origins', 'anyLoopbackPort', 'scopes'])
    .where('id', '=', row.partnerKeyId)
    .where('revokedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (consent === undefined || key === undefined || !allowsOrigin(key, row.continueOrigin)) return undefined;
  return { consent, allowed: new Set(key.scopes.filter((scope) => (consent.scopes as string[]).includes(scope))) };
}
