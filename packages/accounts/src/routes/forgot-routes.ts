import { shapes } from '@wbn/contract/shapes';
import { chargeCall, logOf } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askToReset, resetPassword } from '../account/change-password.ts';
import { isOpenToken } from '../account/email-tokens.ts';
import { setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { chargeAccount } from '../credentials/charge-account.ts';
import { forgotPage, outcomePage, resetPage } from '../pages/account-pages.ts';
import { csrfToken, ForeignForm, isOwnForm } from '../pages/csrf.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import { fill, type Markup } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { fieldErrors } from './field-errors.ts';
import { asForm, fieldsOf } from './forms.ts';
import { linkToken, refuseLink } from './links.ts';
import { refusalOf } from './refusals.ts';

const none: FieldErrors = new Map();

/** A forgotten password: the mail that is asked for, and the page behind its link. */
export function forgotRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = (reply: FastifyReply, flow: Flow, path: string, title: string, body: Markup, status?: number) =>
    sendPage(accounts, reply, { title: status ? `${flow.t.errorPrefix} ${title}` : title, flow, path, body, status });

  const forgot = (
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Flow,
    typed = '',
    errors = none,
    status?: number,
  ) => {
    const body = forgotPage({ flow, csrf: csrfToken(accounts, request, reply) }, typed, errors);
    return show(reply, flow, '/forgot-password', flow.t.own.forgotTitle, body, status);
  };

  scope.get('/forgot-password', async (request, reply) => {
    await chargeCall(accounts.wbn, 'read', request, reply, undefined);
    return forgot(request, reply, readFlow(request, request.query));
  });

  scope.post('/forgot-password', asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const email = fields.email?.trim() ?? '';
    try {
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      const errors = fieldErrors(flow.t, shapes.login.body, { email });
      if (errors.size > 0) return forgot(request, reply, flow, email, errors, 400);
      await chargeCall(accounts.wbn, 'reset', request, reply, undefined);
      await chargeAccount(accounts, reply, 'mail', email);
    } catch (error) {
      const { text, status } = refusalOf(flow, error);
      return forgot(request, reply, flow, email, new Map([['', text]]), status);
    }
    // Not waited for: the answer takes as long for an address that nobody has.
    askToReset(accounts, email, flow.locale).catch((err) =>
      logOf(request).error({ err }, 'no mail for a new password'),
    );
    const { own } = flow.t;
    const next = { label: own.backToLogin, href: `/login?${flowQuery(flow)}` };
    const body = outcomePage(own.forgotDone, fill(own.forgotDoneText, { email }), next);
    return show(reply, flow, '/forgot-password', own.forgotDone, body);
  });

  const reset = (request: FastifyRequest, reply: FastifyReply, flow: Flow, token: string, errors = none) => {
    const body = resetPage({ flow, csrf: csrfToken(accounts, request, reply) }, token, errors);
    const { resetTitle } = flow.t.own;
    const wrong = errors.size > 0 && { title: `${flow.t.errorPrefix} ${resetTitle}`, status: 400 };
    return sendPage(accounts, reply, { title: resetTitle, flow, path: '/reset-password', token, body, ...wrong });
  };

  scope.get('/reset-password', async (request, reply) => {
    await chargeCall(accounts.wbn, 'read', request, reply, undefined);
    const flow = readFlow(request, request.query);
    const token = linkToken(request.query);
    if (!(await isOpenToken(accounts.db, 'reset', token))) return refuseLink(accounts, reply, flow, '/forgot-password');
    return reset(request, reply, flow, token);
  });

  scope.post('/reset-password', asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const { password = '' } = fields;
    const token = linkToken(fields);
    try {
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      await chargeCall(accounts.wbn, 'login', request, reply, undefined);
      const errors = fieldErrors(flow.t, shapes.register.body, { password });
      if (errors.size > 0) return reset(request, reply, flow, token, errors);
      if (!(await isOpenToken(accounts.db, 'reset', token)) || !(await resetPassword(accounts, token, password))) {
        return refuseLink(accounts, reply, flow, '/forgot-password');
      }
    } catch (error) {
      return reset(request, reply, flow, token, new Map([['', refusalOf(flow, error).text]]));
    }
    setCookie(accounts, reply, 'account', '', 0);
    const { own, logIn } = flow.t;
    const next = { label: logIn, href: `/login?lang=${flow.locale}` };
    return show(reply, flow, '/login', own.resetDone, outcomePage(own.resetDone, '', next));
  });
}
