import { fill } from '@wbn/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { endAccountSession, personOf } from '../account-session/account-session.ts';
import { setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { readTarget, type Target } from '../handover/target.ts';
import { outcomePage } from '../pages/account-pages.ts';
import { csrfToken, isOwnForm } from '../pages/csrf.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { logoutPage } from '../pages/own-pages.ts';
import { asForm, fieldsOf } from './forms.ts';
import { redirect } from './go-on.ts';

/**
 * GET /logout asks for confirmation, POST /logout (form) logs this browser out of the account site; the JSON call of that path ends a
 * family.
 */
export function logoutRoutes(scope: FastifyInstance, accounts: Accounts): void {
  scope.get('/logout', async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    const person = await personOf(accounts, request);
    const target = await readTarget(accounts, flow.continue);
    if (person === null) return leave(accounts, reply, flow, target);
    const body = logoutPage(flow, csrfToken(accounts, request, reply), person);
    return sendPage(accounts, reply, {
      title: flow.t.logOutTitle,
      flow,
      path: '/logout',
      body,
      ...(target.kind !== 'partner' && { leadsTo: target.origin }),
    });
  });

  scope.post('/logout', asForm, async (request, reply) => {
    await chargeVisitor(accounts, 'write', request, reply);
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    if (!isOwnForm(accounts, request, fields.csrf)) return redirect(reply, `/logout?${flowQuery(flow)}`);
    await endAccountSession(accounts, request);
    setCookie(accounts, reply, 'account', '', 0);
    return leave(accounts, reply, flow, await readTarget(accounts, flow.continue));
  });
}

/**
 * To a page of ours at once; to a partner's site by a link to its home. Anybody can write the address of this page, so no visitor is led on
 * to a place that its author chose there.
 */
function leave(accounts: Accounts, reply: FastifyReply, flow: Flow, { kind, origin, url }: Target): FastifyReply {
  if (kind !== 'partner') return redirect(reply, url);
  const { t } = flow;
  const next = { label: fill(t.beginThere, { origin }), href: `${origin}/` };
  const body = outcomePage(t.loggedOutTitle, fill(t.loggedOutText, { origin }), next);
  return sendPage(accounts, reply, { title: t.loggedOutTitle, flow, path: '/logout', body });
}
