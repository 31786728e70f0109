import { isPartnerScope } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { CallError, hasSecondFactor } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { type LoggedIn, personOf } from '../../account-session/account-session.ts';
import type { Accounts } from '../../context.ts';
import { admitLogin } from '../../credentials/admit-login.ts';
import { chargeVisitor } from '../../credentials/charge-visitor.ts';
import { logIn } from '../../credentials/log-in.ts';
import { useLoginCode } from '../../credentials/login-codes.ts';
import { handoverAddress } from '../../handover/address.ts';
import { noteBegin } from '../../handover/begun-here.ts';
import { ownBusinesses } from '../../handover/own-businesses.ts';
import { readAllowed } from '../../handover/read-allowed.ts';
import { readTarget, type Target } from '../../handover/target.ts';
import { continuePage, continueTitle } from '../../pages/continue-page.ts';
import { csrfToken, ForeignForm, isOwnForm } from '../../pages/csrf.ts';
import { readFlow } from '../../pages/flow.ts';
import { sendPage } from '../../pages/layout.ts';
import type { ScopeChoices } from '../../pages/scope-choices.ts';
import { providerFor } from '../../sign-in/providers.ts';
import { offerBusiness } from '../business-login/business-login-routes.ts';
import { toConfirm } from '../confirm-path.ts';
import { fieldErrors } from '../field-errors.ts';
import { asForm, fieldsOf } from '../forms.ts';
import { goOn, handOver, redirect } from '../go-on.ts';
import { hasGone, toNobody } from '../gone.ts';
import { mustConfirm } from '../must-confirm.ts';
import { refusalOf } from '../refusals.ts';
import { completeLogin } from './complete-login.ts';
import { openSecondStep, toSecondStep } from './second-step-routes.ts';
import { showBeginThere } from './show-begin-there.ts';
import { showLogin } from './show-login.ts';

/** GET /login redirects a logged-in person or asks for one click; POST /login takes the form. */
export function loginRoutes(scope: FastifyInstance, accounts: Accounts): void {
  scope.get('/login', async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    const target = await readTarget(accounts, flow.continue, flow.key);
    if (!noteBegin(accounts, request, reply, { flow, target })) return showBeginThere(accounts, reply, flow, target);
    const person = flow.prompt === 'login' ? null : await personOf(accounts, request);
    // Silent login works only for our own sites: a partner's origin always gets a page.
    if (flow.prompt === 'none' && target.kind !== 'partner') {
      if (person) return handOver(accounts, request, reply, { flow, target, ...person });
      return redirect(reply, handoverAddress(target, { error: 'login_required', state: flow.state }));
    }
    if (person === null) return showLogin(accounts, request, reply, flow);
    if (target.kind === 'portal' || target.kind === 'account') {
      return handOver(accounts, request, reply, { flow, target, ...person });
    }
    const choices = target.kind === 'partner' ? await choicesFor(accounts, person, target, flow.scope) : undefined;
    // The first consent of a person to this site.
    const isFirst = choices !== undefined && choices.before === undefined;
    if (isFirst && (await mustConfirm(accounts, person))) return toConfirm(reply, flow);
    const view = { flow, csrf: csrfToken(accounts, request, reply), person, target, ...(choices && { choices }) };
    const body = continuePage(view);
    return sendPage(accounts, reply, {
      title: continueTitle(view),
      flow,
      path: '/login',
      body,
      leadsTo: target.origin,
    });
  });

  scope.post('/login', asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const email = fields.email?.trim() ?? '';
    try {
      await chargeVisitor(accounts, 'write', request, reply);
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      // Without a password: somebody whose company has its own sign-in, of which its domain alone decides.
      const provider = fields.password ? undefined : await providerFor(accounts.db, email);
      if (provider !== undefined) return offerBusiness(accounts, request, reply, { flow, provider });
      const errors = fieldErrors(flow.t, shapes.login.body, { email, password: fields.password });
      if (errors.size > 0) return showLogin(accounts, request, reply, flow, { email, errors, status: 400 });
      const attempt = { email, code: fields.mailCode, locale: flow.locale, isCounted: false };
      const { byCode } = await admitLogin(accounts, request, reply, attempt);
      const begun = await logIn(accounts, email, fields.password ?? '', async (within, { userID }) => {
        if (hasGone(reply)) return null;
        if (attempt.code) await useLoginCode(within, userID, { code: attempt.code, isNeeded: byCode });
        request.trailUser = userID;
        if (await hasSecondFactor(within.db, userID)) {
          await openSecondStep(within, reply, userID);
          return { userID, loginID: undefined };
        }
        return { userID, loginID: await completeLogin(within, request, reply, userID) };
      });
      if (begun === null) return toNobody(reply);
      const { userID, loginID } = begun;
      if (loginID !== undefined) return await goOn(accounts, request, reply, { flow, userID, loginID });
      request.trailEvent = '/login/password';
      return toSecondStep(reply, flow);
    } catch (error) {
      const { text, status } = refusalOf(reply, flow, error);
      const asksCode = error instanceof CallError && error.name === 'LoginCodeNeeded';
      return showLogin(accounts, request, reply, flow, { email, errors: new Map([['', text]]), status, asksCode });
    }
  });
}

const choicesFor = async (
  accounts: Accounts,
  person: LoggedIn,
  target: Target,
  wanted: string | undefined,
): Promise<ScopeChoices> => ({
  asked: target.scopes.filter(isPartnerScope),
  businesses: await ownBusinesses(accounts.db, person),
  before: await readAllowed(accounts, person, target.origin),
  wanted,
});
