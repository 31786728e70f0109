import { isPartnerScope } from '@wbn/contract';
import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import { allowsOrigin, CallError, type Caller, type Proof } from '@wbn/http';
import { challengeOf, hashOf } from '../sessions/secrets.ts';
import { type LiveSession, startSession } from '../sessions/start-session.ts';
import { lockConsent } from './consents.ts';

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
        'businessIds',
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
      businessIDs: row.businessIds ?? behind?.businessIDs ?? [],
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
 * The scopes and businesses that consent and key allow the partner's page of a code, as they are now and not as they were when the code was made; undefined if the
 * person or an operator has taken them back. Both are locked before the code: a revocation waits until the session exists, and then ends
 * it. A code of a login by a provider needs no consent: it says itself what was chosen, and a revocation ends the code.
 */
async function lockBehind(
  trx: Kysely<Database>,
  code: string,
): Promise<{ readonly allowed: ReadonlySet<string>; readonly businessIDs: readonly string[] } | undefined> {
  const row = await trx
    .selectFrom('handoverCodes')
    .select(['userId', 'continueOrigin', 'partnerKeyId', 'scopes', 'businessIds'])
    .where('codeHash', '=', hashOf(code))
    .where('kind', '=', 'partner')
    .executeTakeFirst();
  if (row === undefined || row.partnerKeyId === null) return undefined;
  const { businessIds, continueOrigin, scopes, userId } = row;
  const choice =
    businessIds === null
      ? await lockConsent(trx, userId, continueOrigin)
      : { scopes: scopes.filter(isPartnerScope), businessIDs: businessIds };
  const key = await trx
    .selectFrom('partnerKeys')
    .select(['origins', 'anyLoopbackPort', 'scopes'])
    .where('id', '=', row.partnerKeyId)
    .where('revokedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (choice === undefined || key === undefined || !allowsOrigin(key, continueOrigin)) return undefined;
  const allowed = new Set<string>(choice.scopes.filter((scope) => key.scopes.includes(scope)));
  return { allowed, businessIDs: choice.businessIDs };
}
