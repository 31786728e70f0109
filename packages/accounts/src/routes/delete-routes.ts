import type { FastifyInstance } from 'fastify';
import { soleBusinesses } from '../account/belongings.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { deletePage, outcomePage } from '../pages/account-pages.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { sendPage } from '../pages/layout.ts';
import { currentErrors } from './current-password.ts';
import { asForm } from './forms.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

/** Deletes an account after checking its password. */
export function deleteRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = async (page: SignedIn, errors: FieldErrors = new Map()) => {
    const sole = await soleBusinesses(accounts.db, page.account.userID);
    const names = sole.map(({ name }) => name);
    const more = errors.size > 0 ? { status: 400 } : {};
    return page.show('delete', page.flow.t.own.deleteTitle, deletePage(page, names, errors), more);
  };

  scope.get(
    '/account/delete',
    signedIn(accounts, 'delete', (page) => show(page), { proof: 'two-step' }),
  );

  scope.post(
    '/account/delete',
    asForm,
    signedIn(
      accounts,
      'delete',
      async (page) => {
        const { account, fields, flow, loginID, reply } = page;
        const errors = await currentErrors(accounts, page);
        if (errors.size > 0) return show(page, errors);
        const { own, toPortal } = flow.t;
        const gone = await deleteAccount(accounts, account.userID, fields.businesses === 'yes', loginID);
        if (!gone) return show(page, new Map([['businesses', own.errors.businesses]]));
        setCookie(accounts, reply, 'account', '', 0);
        const body = outcomePage(own.deleteDone, '', { label: toPortal, href: `${accounts.sites.portal}/` });
        return sendPage(accounts, reply, { title: own.deleteDone, flow, path: '/login', body });
      },
      { proof: 'two-step' },
    ),
  );
}
