import { hasSecondFactor } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccount } from '../account/account.ts';
import { type LoggedIn, personOf } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { readTarget } from '../handover/target.ts';
import { csrfToken, isOwnForm } from '../pages/csrf.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { confirmIdentityPage } from '../pages/second-step-pages.ts';
import { proofOptions } from '../passkeys/passkeys.ts';
import { afterProof } from './after-proof.ts';
import { confirmPath as path, toConfirm } from './confirm-path.ts';
import { asForm, fieldsOf } from './forms.ts';
import { redirect } from './go-on.ts';

/** Asks a logged-in person for password and code before an important change, and leads back. */
export function confirmRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Flow,
    person: LoggedIn,
    errors: FieldErrors = new Map(),
  ) => {
    const { email } = await readAccount(accounts.db, person.userID);
    const asksCode = await hasSecondFactor(accounts.db, person.userID);
    const csrf = csrfToken(accounts, request, reply);
    const passkey = await proofOptions(accounts, person.userID, csrf);
    const view = { flow, csrf, errors, passkey };
    const { confirmTitle } = flow.t.second;
    const { origin: leadsTo } = await readTarget(accounts, flow.continue, flow.key);
    const body = confirmIdentityPage(view, email, asksCode);
    const wrong = errors.size > 0 && { title: `${flow.t.errorPrefix} ${confirmTitle}`, status: 400 };
    return sendPage(accounts, reply, {
      title: confirmTitle,
      flow,
      path,
      body,
      leadsTo,
      withPasskeys: passkey !== undefined,
      ...wrong,
    });
  };

  scope.get(path, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    const person = await personOf(accounts, request);
    return person === null ? redirect(reply, `/login?${flowQuery(flow)}`) : show(request, reply, flow, person);
  });

  scope.post(path, asForm, async (request, reply) => {
    await chargeVisitor(accounts, 'write', request, reply);
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const person = await personOf(accounts, request);
    if (person === null) return redirect(reply, `/login?${flowQuery(flow)}`);
    if (!isOwnForm(accounts, request, fields.csrf)) return toConfirm(reply, flow);
    const account = await readAccount(accounts.db, person.userID);
    const errors = await afterProof(accounts, { request, reply, flow, fields, account, ...person });
    if (errors.size > 0) return show(request, reply, flow, person, errors);
    // Our own sites hold a session of this login, which is confirmed now. For a partner's page the login asks what it may do.
    const target = await readTarget(accounts, flow.continue, flow.key);
    if (target.kind === 'partner') return redirect(reply, `/login?${flowQuery(flow)}`);
    const url = new URL(target.url);
    if (target.kind === 'account') url.searchParams.set('lang', flow.locale);
    return redirect(reply, url.href);
  });
}
