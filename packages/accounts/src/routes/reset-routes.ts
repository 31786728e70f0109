import { shapes } from '@wbn/contract/shapes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccount } from '../account/account.ts';
import { resetPassword } from '../account/change-password.ts';
import { readEmailToken } from '../account/email-tokens.ts';
import { setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { mayBePassword } from '../credentials/may-be-password.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { outcomePage, resetPage } from '../pages/account-pages.ts';
import { csrfToken, ForeignForm, isOwnForm } from '../pages/csrf.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { fieldErrors } from './field-errors.ts';
import { asForm, fieldsOf } from './forms.ts';
import { linkToken, refuseLink } from './links.ts';
import { refusalOf } from './refusals.ts';

interface Shown {
  readonly token: string;
  /** False when the account has none at present. */
  readonly hasPassword: boolean;
  readonly errors?: FieldErrors;
}

const path = '/reset-password';
const again = '/forgot-password';

/** The page behind a password-reset link: a form for the new password. */
export function resetRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = (request: FastifyRequest, reply: FastifyReply, flow: Flow, shown: Shown) => {
    const { token, hasPassword, errors = new Map() } = shown;
    const { resetTitle } = flow.t.own;
    const { resetNone, resetText } = flow.t.own;
    const view = { flow, csrf: csrfToken(accounts, request, reply) };
    const body = resetPage(view, { token, errors, text: hasPassword ? resetText : resetNone });
    const wrong = errors.size > 0 && { title: `${flow.t.errorPrefix} ${resetTitle}`, status: 400 };
    return sendPage(accounts, reply, { title: resetTitle, flow, path, token, body, ...wrong });
  };

  scope.get(path, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    const token = linkToken(request.query);
    const link = await readEmailToken(accounts.db, 'reset', token);
    if (link === undefined) return refuseLink(accounts, reply, flow, again);
    const { hasPassword } = await readAccount(accounts.db, link.userID);
    return show(request, reply, flow, { token, hasPassword });
  });

  scope.post(path, asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const { password = '' } = fields;
    const token = linkToken(fields);
    let hasPassword = true;
    try {
      await chargeVisitor(accounts, 'login', request, reply);
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      const link = await readEmailToken(accounts.db, 'reset', token);
      if (link === undefined) return refuseLink(accounts, reply, flow, again);
      const account = await readAccount(accounts.db, link.userID);
      const { email, firstName, lastName } = account;
      hasPassword = account.hasPassword;
      const errors = new Map(fieldErrors(flow.t, shapes.register.body, { password }));
      if (errors.size === 0 && !(await mayBePassword(accounts, password, { email, names: [firstName, lastName] }))) {
        errors.set('password', flow.t.errors.passwordCommon);
      }
      if (errors.size > 0) return show(request, reply, flow, { token, hasPassword, errors });
      const isSet = await resetPassword(accounts, token, await hashPassword(password, accounts.passwordCost));
      if (!isSet) return refuseLink(accounts, reply, flow, again);
    } catch (error) {
      return show(request, reply, flow, {
        token,
        hasPassword,
        errors: new Map([['', refusalOf(reply, flow, error).text]]),
      });
    }
    setCookie(accounts, reply, 'account', '', 0);
    const { own, logIn } = flow.t;
    const body = outcomePage(own.resetDone, '', { label: logIn, href: `/login?${flowQuery(flow)}` });
    return sendPage(accounts, reply, { title: own.resetDone, flow, path: '/login', body });
  });
}
