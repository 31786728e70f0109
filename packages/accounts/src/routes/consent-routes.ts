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
} from '../handover/consents.ts';
import { ownBusinesses } from '../handover/own-businesses.ts';
import { endProviderAccess, listProviderSites, narrowToProviderChoice } from '../handover/provider-choices.ts';
import { readAllowed } from '../handover/read-allowed.ts';
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
      const { loginID, providerID, userID } = person;
      const { origin } = target;
      const before = await readAllowed(accounts, person, origin);
      const chosen = readChoice(fields, { asked: target.scopes.filter(isPartnerScope), businesses });
      if (isWider(chosen, before) && (await mustConfirm(accounts, person))) return toConfirm(reply, flow);
      if (providerID === null) await grantConsent(accounts, userID, target, chosen, loginID);
      else {
        await narrowToProviderChoice(accounts, { userID, loginID, providerID }, origin, chosen);
        return handOver(accounts, request, reply, { flow, target, ...person, choice: chosen });
      }
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
      consents: person.providerID === null ? await listConsents(accounts, person.userID) : [],
      byProvider: await listProviderSites(accounts, person.userID, person.providerID ?? 'each'),
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
    const back = () => redirect(reply, `/connected-sites?lang=${flow.locale}`);
    if (person === null || !isOwnForm(accounts, request, fields.csrf) || fields.origin === undefined) return back();
    const { decision, origin } = fields;
    // A login by a provider changes nothing that the person allowed in their own.
    if (person.providerID !== null || decision === 'revoke-by-provider') {
      if (decision !== 'change') await endProviderAccess(accounts, person.userID, origin, person.providerID ?? 'each');
    } else if (decision !== 'change') await revokeConsent(accounts, person.userID, origin);
    else if (!(await change(accounts, person, origin, fields))) {
      return toConfirm(reply, { ...flow, continue: `${accounts.sites.accounts}/connected-sites` });
    }
    return back();
  });
}

/** Stores the person's new choice among what the site once asked for. False if they must first confirm that it is them. */
async function change(accounts: Accounts, person: LoggedIn, origin: string, fields: Fields): Promise<boolean> {
  const { userID } = person;
  const consent = await readConsent(accounts, userID, origin);
  if (consent === undefined) return true;
  const asked = [...consent.asked, ...consent.scopes];
  const businesses = await ownBusinesses(accounts.db, person);
  const choice = readChoice(fields, { asked, businesses });
  if (isWider(choice, consent) && (await mustConfirm(accounts, person))) return false;
  await changeConsent(accounts, userID, origin, choice);
  return true;
}
