import { fill } from '@wbn/contract';
import { endAllAccess, mailConfirmation } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import { endSession, listSessions } from '../account/sessions.ts';
import { personOf } from '../account-session/account-session.ts';
import { setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { chargeOwnMails } from '../credentials/charge-mails.ts';
import { outcomePage, overviewPage, sessionsPage } from '../pages/account-pages.ts';
import { sendPage } from '../pages/layout.ts';
import { listLinks, removeLink } from '../sign-in/links.ts';
import { loginHistory } from '../trail/login-history.ts';
import { toConfirm } from './confirm-path.ts';
import { asForm } from './forms.ts';
import { redirect } from './go-on.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

/** The account overview and the list of sessions. */
export function accountRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const overview = (page: SignedIn, done?: string) =>
    page.show('overview', page.flow.t.own.overviewTitle, overviewPage(page, page.account, accounts.sites.portal), {
      ...(done && { done }),
    });

  scope.get(
    '/account',
    signedIn(accounts, 'overview', async (page) => overview(page)),
  );

  scope.post(
    '/account/verify',
    asForm,
    signedIn(accounts, 'overview', async (page) => {
      const { account, flow, reply } = page;
      if (account.isConfirmed) return redirect(reply, `/account?lang=${flow.locale}`);
      await chargeOwnMails(accounts, reply, account.userID);
      await accounts.db.transaction().execute((trx) => mailConfirmation(trx, account));
      return overview(page, fill(flow.t.own.sentAgain, { email: account.email }));
    }),
  );

  const sessions = async (page: SignedIn, done?: string) => {
    const list = await listSessions(accounts.db, page.account.userID, page.loginID);
    const history = await loginHistory(accounts.db, page.account);
    const links = await listLinks(accounts.db, page.account.userID);
    return page.show('sessions', page.flow.t.own.sessionsTitle, sessionsPage(page, list, history, links), {
      ...(done && { done }),
    });
  };

  /** A login that only a provider vouches for ends itself alone: its administrators could otherwise keep the person out. */
  const confirmFirst = ({ flow, reply }: SignedIn) =>
    toConfirm(reply, { ...flow, continue: `${accounts.sites.accounts}/account/sessions` });

  scope.get(
    '/account/sessions',
    signedIn(accounts, 'sessions', (page) => sessions(page)),
  );

  scope.post(
    '/account/sessions',
    asForm,
    signedIn(accounts, 'sessions', async (page) => {
      const { fields, isOnlyVouched, loginID, account, flow, reply } = page;
      if (isOnlyVouched && fields.session !== loginID) return confirmFirst(page);
      const ended = await endSession(accounts.db, account.userID, fields.session ?? '');
      if (ended !== loginID) return sessions(page, flow.t.own.ended);
      setCookie(accounts, reply, 'account', '', 0);
      return redirect(reply, `/login?lang=${flow.locale}`);
    }),
  );

  scope.post(
    '/account/sessions/unlink',
    asForm,
    signedIn(accounts, 'sessions', async (page) => {
      // The link by which it came ends with it.
      if (page.isOnlyVouched && page.fields.provider !== page.providerID) return confirmFirst(page);
      await removeLink(accounts, page.account.userID, page.fields.provider ?? '');
      // This browser's own login may have ended with it.
      if ((await personOf(accounts, page.request)) === null) {
        return redirect(page.reply, `/login?lang=${page.flow.locale}`);
      }
      return sessions(page, page.flow.t.signIn.unlinked);
    }),
  );

  scope.post(
    '/account/sessions/end-all',
    asForm,
    signedIn(accounts, 'sessions', async (page) => {
      const { account, flow, reply } = page;
      if (page.isOnlyVouched) return confirmFirst(page);
      await accounts.db.transaction().execute((trx) => endAllAccess(trx, account.userID, 'logged out everywhere'));
      setCookie(accounts, reply, 'account', '', 0);
      const { own, logIn } = flow.t;
      const next = { label: logIn, href: `/login?lang=${flow.locale}` };
      const body = outcomePage(own.endedAll, '', next);
      return sendPage(accounts, reply, { title: own.endedAll, flow, path: '/login', body });
    }),
  );
}
