import { fill } from '@wbn/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccount } from '../account/account.ts';
import { readEmailToken } from '../account/email-tokens.ts';
import { changeEmail, refuseChange } from '../account/verify-email.ts';
import { type LoggedIn, personOf } from '../account-session/account-session.ts';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { confirmPage, outcomePage, strangeChangePage } from '../pages/account-pages.ts';
import { csrfToken, isOwnForm } from '../pages/csrf.ts';
import { type Flow, flowQuery, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { asForm, fieldsOf } from './forms.ts';
import { linkToken, refuseLink } from './links.ts';

const path = '/confirm-email';
const refusePath = `${path}/refuse`;
const again = '/account/email';

interface Asked {
  readonly token: string;
  readonly person: LoggedIn | null;
  /** Whether the link was tried: another account has the address. */
  readonly hasFailed?: boolean;
}

/**
 * The page behind the link to a new address. The mail goes to whatever address somebody typed, so the link counts only in a browser that is
 * logged in to the account; the owner of the address can end it.
 */
export function changeLinkRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const ask = async (
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Flow,
    { hasFailed = false, person, token }: Asked,
  ) => {
    const link = await readEmailToken(accounts.db, 'change', token);
    const isOwner = link !== undefined && person?.userID === link.userID;
    if (link === undefined || (isOwner && hasFailed)) return refuseLink(accounts, reply, flow, again);
    const { own } = flow.t;
    const view = { flow, csrf: csrfToken(accounts, request, reply) };
    const page = { title: own.changeTitle, flow, path, token };
    if (!isOwner) {
      const back = { ...flow, continue: `${accounts.sites.accounts}${again}` };
      const logIn = `/login?${flowQuery(back)}&prompt=login`;
      const body = strangeChangePage(view, { logIn, refuse: refusePath, token });
      return sendPage(accounts, reply, { ...page, body, status: 403 });
    }
    const { email } = await readAccount(accounts.db, link.userID);
    const text = fill(own.changeText, { email, newEmail: link.newEmail ?? '' });
    const words = { title: own.changeTitle, text, button: own.changeSave };
    return sendPage(accounts, reply, { ...page, body: confirmPage(view, { ...words, action: path, token }) });
  };
  const done = (reply: FastifyReply, flow: Flow, title: string) => {
    const next = { label: flow.t.toPortal, href: `${accounts.sites.portal}/` };
    return sendPage(accounts, reply, { title, flow, path: '/login', body: outcomePage(title, '', next) });
  };

  scope.get(path, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const person = await personOf(accounts, request);
    return ask(request, reply, readFlow(request, request.query), { person, token: linkToken(request.query) });
  });

  scope.post(path, asForm, async (request, reply) => {
    // As a login, since each try could guess a link.
    await chargeVisitor(accounts, 'login', request, reply);
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const token = linkToken(fields);
    const person = await personOf(accounts, request);
    const isOwn = person !== null && isOwnForm(accounts, request, fields.csrf);
    const isChanged = isOwn && (await changeEmail(accounts, request, token, person));
    if (isChanged) return done(reply, flow, flow.t.own.changeDone);
    return ask(request, reply, flow, { person, token, hasFailed: isOwn });
  });

  scope.post(refusePath, asForm, async (request, reply) => {
    await chargeVisitor(accounts, 'login', request, reply);
    const fields = fieldsOf(request);
    const flow = readFlow(request, fields);
    const token = linkToken(fields);
    if (!isOwnForm(accounts, request, fields.csrf)) {
      return ask(request, reply, flow, { person: await personOf(accounts, request), token });
    }
    await refuseChange(accounts, token);
    return done(reply, flow, flow.t.own.changeRefused);
  });
}
