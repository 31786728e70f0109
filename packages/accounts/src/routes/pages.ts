import { chargeRefusal, logOf, translate } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { serveScript, serveSheet } from '../pages/assets.ts';
import { readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { messagePage } from '../pages/own-pages.ts';
import { accountRoutes } from './account-routes.ts';
import { businessCallbackRoutes } from './business-login/business-callback-routes.ts';
import { businessLinkRoutes } from './business-login/business-link-routes.ts';
import { businessLoginRoutes } from './business-login/business-login-routes.ts';
import { changeLinkRoutes } from './change-link-routes.ts';
import { confirmRoutes } from './confirm-routes.ts';
import { consentRoutes } from './consent-routes.ts';
import { dataRoutes } from './data-routes.ts';
import { deleteRoutes } from './delete-routes.ts';
import { emailRoutes } from './email-routes.ts';
import { forgotRoutes } from './forgot-routes.ts';
import { readForms } from './forms.ts';
import { redirect } from './go-on.ts';
import { linkRoutes } from './link-routes.ts';
import { loginRoutes } from './login/login-routes.ts';
import { passkeyLoginRoutes } from './login/passkey-login-routes.ts';
import { secondStepRoutes } from './login/second-step-routes.ts';
import { logoutRoutes } from './logout-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { refusalOf } from './refusals.ts';
import { registerRoutes } from './register-routes.ts';
import { resetRoutes } from './reset-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';

/** The pages, in a scope that parses forms and shows errors as pages. */
export function pages(app: FastifyInstance, accounts: Accounts): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler(async (thrown, request, reply) => {
      const error = await chargeRefusal(translate(thrown), request, reply);
      const flow = readFlow(request, request.query);
      const { t } = flow;
      if (error.status >= 500) logOf(request).error({ err: error.cause ?? thrown }, 'page failed');
      const told = ['TooManyRequests', 'Unavailable'].includes(error.name);
      const text = told ? refusalOf(reply, flow, error).text : error.status >= 500 ? t.errors.busy : t.problem;
      const body = messagePage(flow, text, accounts.sites.portal);
      const page = { title: text, flow, path: '/login', body, status: error.status };
      return sendPage(accounts, reply, page);
    });
    serveSheet(scope, accounts.sheet);
    for (const script of Object.values(accounts.scripts)) serveScript(scope, script);
    // A browser gets a page for an unknown address; a program gets the contract's refusal.
    scope.get('/*', async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) return reply.callNotFound();
      await chargeVisitor(accounts, 'read', request, reply);
      const flow = readFlow(request, request.query);
      const { notFound } = flow.t;
      const body = messagePage(flow, notFound, accounts.sites.portal);
      return sendPage(accounts, reply, { title: notFound, flow, path: '/login', body, status: 404 });
    });
    scope.get('/', async (_request, reply) => redirect(reply, `${accounts.sites.portal}/`));
    // The well-known address that password managers open.
    scope.get('/.well-known/change-password', async (_request, reply) => redirect(reply, '/account/password'));
    loginRoutes(scope, accounts);
    secondStepRoutes(scope, accounts);
    passkeyLoginRoutes(scope, accounts);
    businessLoginRoutes(scope, accounts);
    businessCallbackRoutes(scope, accounts);
    businessLinkRoutes(scope, accounts);
    confirmRoutes(scope, accounts);
    registerRoutes(scope, accounts);
    consentRoutes(scope, accounts);
    logoutRoutes(scope, accounts);
    forgotRoutes(scope, accounts);
    resetRoutes(scope, accounts);
    linkRoutes(scope, accounts);
    changeLinkRoutes(scope, accounts);
    accountRoutes(scope, accounts);
    passwordRoutes(scope, accounts);
    secondFactorRoutes(scope, accounts);
    passkeyRoutes(scope, accounts);
    emailRoutes(scope, accounts);
    dataRoutes(scope, accounts);
    deleteRoutes(scope, accounts);
  });
}
