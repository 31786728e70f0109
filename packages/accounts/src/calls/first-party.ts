import { CallError } from '@wbn/http';
import type { FastifyRequest } from 'fastify';
import { userAgentLabel } from '../account-session/user-agent-label.ts';
import type { Accounts } from '../context.ts';
import type { Person } from '../credentials/log-in.ts';
import { hasConsent } from '../handover/consents.ts';
import { issueCode } from '../handover/issue-code.ts';
import { readTarget } from '../handover/target.ts';

/**
 * Passwords are typed on our own sites only, never on a partner's page.
 * @throws CallError OriginRefused
 */
export function refuseForeignPages({ caller }: FastifyRequest): void {
  if (caller.kind !== 'own' && caller.kind !== 'none') throw new CallError('OriginRefused');
}

/**
 * The code of a JSON login. A partner's origin gets one only where the person allowed it on the consent page before.
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
