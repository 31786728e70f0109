import { fill } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { foldEmail } from '@wbn/database';
import { chargeCall } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccount } from '../account/account.ts';
import { personOf } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { isCommon } from '../credentials/common-passwords.ts';
import { mayBePassword } from '../credentials/may-be-password.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { register } from '../credentials/register.ts';
import { noteBegin } from '../handover/begun-here.ts';
import { invitationOf } from '../handover/invitation-of.ts';
import { readTarget } from '../handover/target.ts';
import { outcomePage } from '../pages/account-pages.ts';
import { csrfToken, ForeignForm, isOwnForm } from '../pages/csrf.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { type RegisterView, registerPage } from '../pages/register-page.ts';
import { fieldErrors } from './field-errors.ts';
import { asForm, fieldsOf } from './forms.ts';
import { redirect } from './go-on.ts';
import { hasGone, toNobody } from './gone.ts';
import { refusalOf } from './refusals.ts';

/** GET /register shows the form, POST /register takes it; the mailed link continues (verify-routes.ts). */
export function registerRoutes(scope: FastifyInstance, accounts: Accounts): void {
  scope.get('/register', async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    noteBegin(accounts, request, reply, { flow, target: await readTarget(accounts, flow.continue, flow.key) });
    return showRegister(accounts, request, reply, flow);
  });

  scope.post('/register', asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const { firstName = '', lastName = '', password = '' } = fields;
    const email = fields.email?.trim() ?? '';
    const typed = { firstName, lastName, email };
    try {
      await chargeVisitor(accounts, 'write', request, reply);
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      // A reload sends the form again after the address was confirmed in another tab.
      if (await isLoggedInAs(accounts, request, email)) return redirect(reply, `/login?${flowQuery(flow)}`);
      const errors = new Map(fieldErrors(flow.t, shapes.register.body, { ...typed, password }));
      const owner = { email, names: [firstName, lastName] };
      if (!errors.has('password') && isCommon(password, owner)) {
        errors.set('password', flow.t.errors.passwordCommon);
      }
      if (errors.size > 0) return showRegister(accounts, request, reply, flow, { typed, errors, status: 400 });
      await chargeCall(accounts.wbn, 'register', request, reply, undefined);
      // Last, since it may ask another service.
      if (!(await mayBePassword(accounts, password, owner))) {
        errors.set('password', flow.t.errors.passwordCommon);
        return showRegister(accounts, request, reply, flow, { typed, errors, status: 400 });
      }
      const passwordHash = await hashPassword(password, accounts.passwordCost);
      if (hasGone(reply)) return toNobody(reply);
      const { locale, continue: back, key } = flow;
      await register(accounts, { request, reply }, { ...typed, passwordHash, locale, continue: back, key });
      const { own } = flow.t;
      const next = { label: own.backToLogin, href: `/login?${flowQuery(flow)}`, onceLoggedIn: true };
      const again = { text: own.registerNoMail, label: own.registerAgain, href: `/register?${flowQuery(flow)}` };
      const body = outcomePage(own.forgotDone, fill(own.registerDoneText, { email }), next, again);
      return sendPage(accounts, reply, { title: own.forgotDone, flow, path: '/register', body, isWaiting: true });
    } catch (error) {
      const { text, status } = refusalOf(reply, flow, error);
      return showRegister(accounts, request, reply, flow, { typed, errors: new Map([['', text]]), status });
    }
  });
}

async function isLoggedInAs(accounts: Accounts, request: FastifyRequest, email: string): Promise<boolean> {
  const person = await personOf(accounts, request);
  return person !== null && foldEmail((await readAccount(accounts.db, person.userID)).email) === foldEmail(email);
}

interface Shown {
  readonly typed?: RegisterView['typed'];
  readonly errors?: FieldErrors;
  readonly status?: number;
}

async function showRegister(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  flow: Flow,
  { typed, errors = new Map(), status }: Shown = {},
): Promise<FastifyReply> {
  const target = await readTarget(accounts, flow.continue, flow.key);
  const csrf = csrfToken(accounts, request, reply);
  const invitation = await invitationOf(accounts, target);
  const purpose = { leadsTo: new URL(target.origin).host, invitation };
  const title = errors.size > 0 ? `${flow.t.errorPrefix} ${flow.t.registerTitle}` : flow.t.registerTitle;
  const { portal } = accounts.sites;
  const body = registerPage({ flow, csrf, purpose, portal, typed: typed ?? { email: invitation?.email }, errors });
  return sendPage(accounts, reply, { title, flow, path: '/register', body, status, leadsTo: target.origin });
}
