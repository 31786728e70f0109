import { fill } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { logOf } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askToReset } from '../account/change-password.ts';
import type { Accounts } from '../context.ts';
import { admitReset } from '../credentials/charge-mails.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { forgotPage, outcomePage } from '../pages/account-pages.ts';
import { csrfToken, ForeignForm, isOwnForm } from '../pages/csrf.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { fieldErrors } from './field-errors.ts';
import { asForm, fieldsOf } from './forms.ts';
import { refusalOf } from './refusals.ts';

interface Shown {
  readonly email?: string;
  readonly errors?: FieldErrors;
  readonly status?: number;
}

const path = '/forgot-password';

/** Forgotten password: requests the mail with the reset link (reset-routes.ts). */
export function forgotRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = (request: FastifyRequest, reply: FastifyReply, flow: Flow, shown: Shown = {}) => {
    const { email = '', errors = new Map(), status } = shown;
    const { forgotTitle } = flow.t.own;
    const body = forgotPage({ flow, csrf: csrfToken(accounts, request, reply) }, email, errors);
    const title = status ? `${flow.t.errorPrefix} ${forgotTitle}` : forgotTitle;
    return sendPage(accounts, reply, { title, flow, path, body, status });
  };

  scope.get(path, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    return show(request, reply, readFlow(request, request.query));
  });

  scope.post(path, asForm, async (request, reply) => {
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const email = fields.email?.trim() ?? '';
    let mayLeave = false;
    try {
      await chargeVisitor(accounts, 'write', request, reply);
      if (!isOwnForm(accounts, request, fields.csrf)) throw new ForeignForm();
      const errors = fieldErrors(flow.t, shapes.login.body, { email });
      if (errors.size > 0) return show(request, reply, flow, { email, errors, status: 400 });
      mayLeave = await admitReset(accounts, request, reply, email);
    } catch (error) {
      const { text, status } = refusalOf(reply, flow, error);
      return show(request, reply, flow, { email, errors: new Map([['', text]]), status });
    }
    // Not awaited: otherwise the response time would reveal whether the address has an account.
    if (mayLeave) {
      askToReset(accounts, email, flow.locale).catch((err) =>
        logOf(request).error({ err }, 'no mail for a new password'),
      );
    }
    const { own } = flow.t;
    const next = { label: own.backToLogin, href: `/login?${flowQuery(flow)}` };
    const body = outcomePage(own.forgotDone, fill(own.forgotDoneText, { email }), next);
    return sendPage(accounts, reply, { title: own.forgotDone, flow, path, body });
  });
}
