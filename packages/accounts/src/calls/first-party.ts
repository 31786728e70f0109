import { CallError, userAgentLabel } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import { hasConsent } from '../handover/consents.ts';
import { issueCode } from '../handover/issue-code.ts';
import { readTarget, type Target } from '../handover/target.ts';

/**
 * Refuses passwords that were typed on a page that is not ours.
 * @throws CallError OriginRefused
 */
export function refuseForeignPages({ caller }: FastifyRequest): void {
  if (caller.kind !== 'own' && caller.kind !== 'none') throw new CallError('OriginRefused');
}

/** The place to which a JSON login returns. A page of the account site needs no code, so its login returns to the portal. */
export async function targetOfCall(accounts: Accounts, given: string | undefined): Promise<Target> {
  const asked = await readTarget(accounts, given);
  return asked.kind === 'account' ? readTarget(accounts, undefined) : asked;
}

/**
 * The code of a JSON login. A partner's origin gets one only if the person has given consent before. The caller reads the target before its
 * transaction: the keys of partners are read by a connection of their own.
 * @throws CallError Forbidden
 */
export async function codeFor(
  accounts: Accounts,
  request: FastifyRequest,
  person: Person,
  { codeChallenge, target }: { readonly target: Target; readonly codeChallenge: string | undefined },
): Promise<string> {
  request.trailUser = person.userID;
  if (target.kind === 'partner' && !(await hasConsent(accounts, person.userID, target))) {
    throw new CallError('Forbidden');
  }
  return issueCode(accounts.db, {
    userID: person.userID,
    target,
    codeChallenge,
    userAgentLabel: userAgentLabel(request.headers['user-agent']),
    loginID: null,
  });
}
