import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../../context.ts';
import { invitationOf } from '../../handover/invitation-of.ts';
import { readTarget } from '../../handover/target.ts';
import { csrfToken } from '../../pages/csrf.ts';
import type { FieldErrors } from '../../pages/fields.ts';
import type { Flow } from '../../pages/flow.ts';
import { sendPage } from '../../pages/layout.ts';
import { loginPage } from '../../pages/login-page.ts';
import { authenticationOptions } from '../../passkeys/passkeys.ts';
import { hasProviders } from '../../sign-in/providers.ts';

interface Shown {
  readonly email?: string;
  readonly errors?: FieldErrors;
  readonly status?: number;
  readonly asksCode?: boolean;
}

/** Shows the form for e-mail and password, and the button for a passkey. */
export async function showLogin(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: Flow,
  { email, errors = new Map(), status, asksCode = false }: Shown = {},
): Promise<FastifyReply> {
  const target = await readTarget(accounts, flow.continue, flow.key);
  const csrf = csrfToken(accounts, request, reply);
  const purpose = { leadsTo: new URL(target.origin).host, invitation: await invitationOf(accounts, target) };
  const title = errors.size > 0 ? `${flow.t.errorPrefix} ${flow.t.logInTitle}` : flow.t.logInTitle;
  const passkey = await authenticationOptions(accounts, { purpose: 'login', csrf });
  const withBusiness = await hasProviders(accounts.db);
  const body = loginPage({ flow, csrf, purpose, email, errors, asksCode, passkey, withBusiness });
  const page = { title, flow, path: '/login', body, status, leadsTo: target.origin, withPasskeys: true };
  return sendPage(accounts, reply, page);
}
