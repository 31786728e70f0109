import { readUnsubscription } from '@wbn/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOpenToken } from '../account/email-tokens.ts';
import { undoEmail } from '../account/undo-email.ts';
import { unsubscribe } from '../account/unsubscribe.ts';
import { type Confirmed, verifyEmail } from '../account/verify-email.ts';
import type { Accounts } from '../context.ts';
import { chargeVisitor } from '../credentials/charge-visitor.ts';
import { isOpenRegistration } from '../credentials/register.ts';
import { readTarget } from '../handover/target.ts';
import { confirmPage, outcomePage } from '../pages/account-pages.ts';
import { csrfToken, isOwnForm } from '../pages/csrf.ts';
import { type Flow, readFlow } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { finishHere } from './finish-here.ts';
import { asForm, fieldsOf } from './forms.ts';
import { linkToken, refuseLink, toReset } from './links.ts';

interface LinkPage {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly flow: Flow;
}
interface Confirmation {
  isOpen(token: string): Promise<boolean>;
  /** The page that offers a new link. */
  readonly again: string;
  /** Why a link is invalid, if that is said in words of its own. */
  readonly invalid?: 'undoInvalidText';
  /** Performs the link's action; false if the link is invalid. May return an answer of its own, such as a redirect. */
  take(token: string, page: LinkPage): Promise<boolean | FastifyReply>;
}

/** The pages behind mailed links. Opening one does nothing, because mail scanners open every link; the button performs the action. */
export function linkRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const done = (reply: FastifyReply, flow: Flow, title: string, next: { label: string; href: string }, text = '') =>
    sendPage(accounts, reply, { title, flow, path: '/login', body: outcomePage(title, text, next) });
  const confirmed = ({ flow, reply }: LinkPage, to: Confirmed | undefined) =>
    to?.reset === undefined ? to !== undefined : toReset(reply, flow, to.reset);
  const toPortal = ({ t }: Flow) => ({ label: t.toPortal, href: `${accounts.sites.portal}/` });

  /** A link that confirms an address. */
  const confirmation = (
    path: string,
    { isOpen, again, invalid, take }: Confirmation,
    words: (flow: Flow) => { title: string; text: string; button: string; done: string },
  ) => {
    const refuse = (reply: FastifyReply, flow: Flow) =>
      refuseLink(accounts, reply, flow, again, flow.t.own[invalid ?? 'linkInvalidText']);
    const ask = async (request: FastifyRequest, reply: FastifyReply, flow: Flow, token: string) => {
      if (!(await isOpen(token))) return refuse(reply, flow);
      const said = words(flow);
      const csrf = csrfToken(accounts, request, reply);
      const body = confirmPage({ flow, csrf }, { ...said, action: path, token });
      // The link of a registration continues at the person's page.
      const { origin: leadsTo } = await readTarget(accounts, flow.continue, flow.key);
      return sendPage(accounts, reply, { title: said.title, flow, path, token, body, leadsTo });
    };
    scope.get(path, async (request, reply) => {
      await chargeVisitor(accounts, 'read', request, reply);
      return ask(request, reply, readFlow(request, request.query), linkToken(request.query));
    });
    scope.post(path, asForm, async (request, reply) => {
      // As a login, since each try could guess a link.
      await chargeVisitor(accounts, 'login', request, reply);
      const fields = fieldsOf(request);
      const flow = readFlow(request, fields);
      const token = linkToken(fields);
      if (!isOwnForm(accounts, request, fields.csrf)) return ask(request, reply, flow, token);
      const taken = await take(token, { request, reply, flow });
      if (taken === false) return refuse(reply, flow);
      return taken === true ? done(reply, flow, words(flow).done, toPortal(flow)) : taken;
    });
  };
  confirmation(
    '/verify-email',
    {
      isOpen: async (token) =>
        (await isOpenToken(accounts.db, 'verify', token)) || (await isOpenRegistration(accounts, token)),
      again: '/account',
      take: async (token, page) =>
        (await finishHere(accounts, token, page)) ?? confirmed(page, await verifyEmail(accounts, page.request, token)),
    },
    ({ t: { own } }) => ({
      title: own.verifyTitle,
      text: own.verifyText,
      button: own.verifySave,
      done: own.verifyDone,
    }),
  );
  confirmation(
    '/undo-email',
    {
      isOpen: (token) => isOpenToken(accounts.db, 'undo', token),
      again: '/forgot-password',
      // A deletion leaves no row of the link.
      invalid: 'undoInvalidText',
      async take(token, { reply, flow }) {
        const reset = await undoEmail(accounts, token);
        return reset === undefined ? false : toReset(reply, flow, reset);
      },
    },
    ({ t: { own } }) => ({ title: own.undoTitle, text: own.undoText, button: own.undoSave, done: own.resetTitle }),
  );

  scope.get('/unsubscribe', async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const flow = readFlow(request, request.query);
    const token = linkToken(request.query);
    const wish = readUnsubscription(accounts.wbn.options.tokens, token);
    if (wish === null) return refuseLink(accounts, reply, flow, '/account');
    const { own } = flow.t;
    const csrf = csrfToken(accounts, request, reply);
    const words = { title: own.unsubscribeTitle, text: own.unsubscribeText[wish.mails], button: own.unsubscribeSave };
    const body = confirmPage({ flow, csrf }, { ...words, action: `/unsubscribe?token=${token}`, token });
    return sendPage(accounts, reply, { title: own.unsubscribeTitle, flow, path: '/unsubscribe', token, body });
  });

  // One-click unsubscription by mail readers (RFC 8058): no page, cookie or login; multipart or a plain form. The signed token in the
  // address identifies the person; the body is ignored.
  const end = async (request: FastifyRequest, reply: FastifyReply) => {
    await chargeVisitor(accounts, 'write', request, reply);
    const flow = readFlow(request, request.body);
    const wish = readUnsubscription(accounts.wbn.options.tokens, linkToken(request.query));
    if (wish === null) return refuseLink(accounts, reply, flow, '/account');
    await unsubscribe(accounts.db, wish);
    const { unsubscribeDone, unsubscribeSearchesDone, unsubscribeTitle } = flow.t.own;
    const text = wish.mails === 'search' ? unsubscribeSearchesDone : unsubscribeDone;
    return done(reply, flow, unsubscribeTitle, toPortal(flow), text);
  };
  scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, read) =>
    read(null, {}),
  );
  scope.post('/unsubscribe', asForm, end);
  scope.post('/unsubscribe', end);
}
