import { recentLoginSeconds } from '@wbn/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Account, readAccount } from '../account/account.ts';
import { personOf } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { noteKnown } from '../credentials/asker.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { type AccountPage, accountFrame, accountPages } from '../pages/account-frame.ts';
import { csrfToken, isOwnForm } from '../pages/csrf.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import type { Value } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { toConfirm } from './confirm-path.ts';
import { type Fields, fieldsOf } from './forms.ts';
import { redirect } from './go-on.ts';
import { mustConfirm } from './must-confirm.ts';

export interface SignedIn {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly flow: Flow;
  readonly csrf: string;
  readonly account: Account;
  /** Fields of a form; empty for a GET. */
  readonly fields: Fields;
  /** The login of this browser. */
  readonly loginID: string;
  /** The identity provider by which it began; null: by password or passkey. */
  readonly providerID: string | null;
  /** Whether nothing but a provider's word stands behind the login: its administrators could have begun it. */
  readonly isOnlyVouched: boolean;
  /** Shows a page of the account. */
  show(
    page: AccountPage,
    title: string,
    body: Value,
    more?: { done?: string; status?: number; withPasskeys?: boolean },
  ): FastifyReply;
}

interface Asked {
  /** The login of people with two-step login must be recent. Others type their password into the form. */
  readonly proof?: 'two-step';
}

/**
 * Wraps a page or form of one's own account: without a login it redirects to the login and back; a foreign form does nothing. Where a
 * recent login is needed, an older one leads to the page that asks for password and code again.
 */
export const signedIn =
  (accounts: Accounts, page: AccountPage, work: (signedIn: SignedIn) => Promise<FastifyReply>, { proof }: Asked = {}) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isForm = request.method === 'POST';
    await chargeVisitor(accounts, isForm ? 'write' : 'read', request, reply);
    const fields: Fields = isForm ? fieldsOf(request) : {};
    const flow = readFlow(request, isForm ? fields : request.query);
    const back = accountPages[page];
    const person = await personOf(accounts, request);
    const continueTo = `${accounts.sites.accounts}${back}`;
    if (person === null) {
      return redirect(reply, `/login?${flowQuery({ ...flow, continue: continueTo })}`);
    }
    noteKnown(person.userID);
    if (isForm && !isOwnForm(accounts, request, fields.csrf)) return redirect(reply, `${back}?lang=${flow.locale}`);
    if (proof !== undefined && (await mustConfirm(accounts, person))) {
      return toConfirm(reply, { ...flow, continue: continueTo });
    }
    return work({
      request,
      reply,
      flow,
      fields,
      csrf: csrfToken(accounts, request, reply),
      account: await readAccount(accounts.db, person.userID),
      loginID: person.loginID,
      providerID: person.providerID,
      isOnlyVouched: person.providerID !== null && person.provenAgo > recentLoginSeconds,
      show: (current, title, body, { done, status, withPasskeys } = {}) =>
        sendPage(accounts, reply, {
          title: status ? `${flow.t.errorPrefix} ${title}` : title,
          flow,
          path: accountPages[current],
          body: accountFrame(flow, current, body, done),
          ...(status && { status }),
          wide: true,
          ...(withPasskeys && { withPasskeys }),
        }),
    });
  };
