import { CallError } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import { userAgentLabel } from '../account-session/user-agent-label.ts';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import { hasConsent } from '../handover/consents.ts';
import { issueCode } from '../handover/issue-code.ts';
import { readTarget } from '../handover/target.ts';

/**
 * Refuses passwords that were typed on a page that is not ours.
 * @throws CallError OriginRefused
 */
export function refuseForeignPages({ caller }: FastifyRequest): void {
  if (caller.kind !== 'own' && caller.kind !== 'none') throw new CallError('OriginRefused');
}

/**
 * The code of a JSON login. A partner's origin gets one only if the person has given consent before.
 * @throws CallError Forbidden
 */
export async function codeFor(
  accounts: Accounts,
  request: FastifyRequest,
  person: Person,
  body: { continue?: string | undefined; codeChallenge?: string | undefined },
): Promise<string> {
  request.trailUser = person.userID;
  const asked = await readTarget(accounts, body.continue);
  const target = asked.kind === 'account' ? await readTarget(accounts, undefined) : asked;
  if (target.kind === 'partner' && !(await hasConsent(accounts, person.userID, target))) {
    throw new CallError('Forbidden');
  }
  return issueCode(accounts.db, {
    userID: person.userID,
    target,
    codeChallenge: body.codeChallenge,
    userAgentLabel: userAgentLabel(request.headers['user-agent']),
    loginID: null,
  });
}
