import { isPartnerScope } from '@wbn/contract';
import type { FastifyInstance } from 'fastify';
import { endAccountSession, type LoggedIn, personOf } from '../account-session/account-session.ts';
import { setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { handoverAddress } from '../handover/address.ts';
import {
  changeConsent,
  grantConsent,
  isWider,
  listConsents,
  readConsent,
  revokeConsent,
  withUnseen,
} from '../handover/consents.ts';
import { ownBusinesses } from '../handover/own-businesses.ts';
import { readTarget } from '../handover/target.ts';
import { accountFrame } from '../pages/account-frame.ts';
import { csrfToken, isOwnForm } from '../pages/csrf.ts';
import { flowQuery, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { sitesPage } from '../pages/own-pages.ts';
import { readChoice } from '../pages/scope-choices.ts';
import { toConfirm } from './confirm-path.ts';
import { asForm, type Fields, fieldsOf } from './forms.ts';
import { handOver, redirect } from './go-on.ts';
import { mustConfirm } from './must-confirm.ts';

/** Handles the decision on the 'Continue as' page, and lists earlier consents. */
export function consentRoutes(scope: FastifyInstance, accounts: Accounts): void {
  scope.post('/consent', asForm, async (request, reply) => {
    await chargeVisitor(accounts, 'write', request, reply);
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const person = await personOf(accounts, request);
    const back = `/login?${flowQuery(flow)}`;
    // A form of another site, or one whose login has ended: show the page again without a decision.
    if (person === null || !isOwnForm(accounts, request, fields.csrf)) return redirect(reply, back);
    if (fields.decision === 'other') {
      await endAccountSession(accounts, request);
      setCookie(accounts, reply, 'account', '', 0);
      return redirect(reply, back);
    }
    const target = await readTarget(accounts, flow.continue, flow.key);
    if (fields.decision !== 'allow') {
      return redirect(reply, handoverAddress(target, { error: 'access_denied', state: flow.state }));
    }
    if (target.kind === 'partner') {
      const businesses = await ownBusinesses(accounts.db, person);
      const before = await readConsent(accounts, person.userID, target.origin);
      const seen = readChoice(fields, { asked: target.scopes.filter(isPartnerScope), businesses });
      const choice = person.providerID === null ? seen : withUnseen(seen, before, businesses);
      if (isWider(choice, before) && (await mustConfirm(accounts, person))) return toConfirm(reply, flow);
      await grantConsent(accounts, person.userID, target, choice, person.loginID);
    }
    return handOver(accounts, request, reply, { flow, target, ...person });
  });

  scope.get('/connected-sites', async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    const person = await personOf(accounts, request);
    const own = `${accounts.sites.accounts}/connected-sites`;
    if (person === null) return redirect(reply, `/login?${flowQuery({ ...flow, continue: own })}`);
    const list = sitesPage({
      flow,
      csrf: csrfToken(accounts, request, reply),
      consents: await listConsents(accounts, person.userID),
      businesses: await ownBusinesses(accounts.db, person),
    });
    const body = accountFrame(flow, 'sites', list);
    return sendPage(accounts, reply, { title: flow.t.sitesTitle, flow, path: '/connected-sites', body, wide: true });
  });

  scope.post('/connected-sites', asForm, async (request, reply) => {
    await chargeVisitor(accounts, 'write', request, reply);
    const fields = fieldsOf(request);
    const person = await personOf(accounts, request);
    const flow = readFlow(request, fields);
    if (person !== null && isOwnForm(accounts, request, fields.csrf) && fields.origin !== undefined) {
      if (fields.decision !== 'change') await revokeConsent(accounts, person.userID, fields.origin);
      else if (!(await change(accounts, person, fields.origin, fields))) {
        return toConfirm(reply, { ...flow, continue: `${accounts.sites.accounts}/connected-sites` });
      }
    }
    return redirect(reply, `/connected-sites?lang=${flow.locale}`);
  });
}

/** Stores the person's new choice among what the site once asked for. False if they must first confirm that it is them. */
async function change(accounts: Accounts, person: LoggedIn, origin: string, fields: Fields): Promise<boolean> {
  const { userID } = person;
  const consent = await readConsent(accounts, userID, origin);
  if (consent === undefined) return true;
  const asked = [...consent.asked, ...consent.scopes];
  const businesses = await ownBusinesses(accounts.db, person);
  const seen = readChoice(fields, { asked, businesses });
  const choice = person.providerID === null ? seen : withUnseen(seen, consent, businesses);
  if (isWider(choice, consent) && (await mustConfirm(accounts, person))) return false;
  await changeConsent(accounts, userID, origin, choice);
  return true;
}
