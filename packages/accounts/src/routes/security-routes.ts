import { shapes } from '@wbn/contract/shapes';
import type { FastifyInstance } from 'fastify';
import { isPasswordOf } from '../account/account.ts';
import { soleBusinesses } from '../account/belongings.ts';
import { changePassword } from '../account/change-password.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { askToChangeEmail } from '../account/verify-email.ts';
import { setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { chargeAccount } from '../credentials/charge-account.ts';
import { deletePage, emailPage, outcomePage, passwordPage } from '../pages/account-pages.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { fill } from '../pages/html.ts';
import { sendPage } from '../pages/layout.ts';
import { fieldErrors } from './field-errors.ts';
import { asForm } from './forms.ts';
import { refusalOf } from './refusals.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

const none: FieldErrors = new Map();

/** What asks for the current password once more: a new password, a new address, the end of the account. */
export function securityRoutes(scope: FastifyInstance, accounts: Accounts): void {
  /** What is wrong with the typed current password; counted like a login, since it is one more way to guess it. */
  const currentErrors = async ({ account, fields, flow, reply }: SignedIn): Promise<FieldErrors> => {
    const { errors, own } = flow.t;
    if (!fields.current) return new Map([['current', errors.passwordMissing]]);
    try {
      await chargeAccount(accounts, reply, 'password', account.userID);
      const fits = await isPasswordOf(accounts, account.userID, fields.current);
      return fits ? none : new Map([['current', own.errors.currentWrong]]);
    } catch (error) {
      return new Map([['', refusalOf(flow, error).text]]);
    }
  };

  const password = (page: SignedIn, errors = none, done?: string) =>
    page.show('password', page.flow.t.own.passwordTitle, passwordPage(page, page.account.email, errors), {
      ...(done && { done }),
      ...(errors.size > 0 && { status: 400 }),
    });
  scope.get(
    '/account/password',
    signedIn(accounts, 'password', async (page) => password(page)),
  );
  scope.post(
    '/account/password',
    asForm,
    signedIn(accounts, 'password', async (page) => {
      const { account, fields, flow, loginID } = page;
      const typed = { password: fields.password ?? '' };
      const shape = fieldErrors(flow.t, shapes.register.body, typed);
      const errors = new Map([...(await currentErrors(page)), ...shape]);
      if (errors.size === 0 && fields.password === fields.current) {
        errors.set('password', flow.t.own.errors.samePassword);
      }
      if (errors.size > 0) return password(page, errors);
      await changePassword(accounts, account.userID, typed.password, loginID);
      return password(page, none, flow.t.own.passwordDone);
    }),
  );

  const email = (page: SignedIn, typed = '', errors = none, done?: string) =>
    page.show('email', page.flow.t.own.emailTitle, emailPage(page, page.account, typed, errors), {
      ...(done && { done }),
      ...(errors.size > 0 && { status: 400 }),
    });
  scope.get(
    '/account/email',
    signedIn(accounts, 'email', async (page) => email(page)),
  );
  scope.post(
    '/account/email',
    asForm,
    signedIn(accounts, 'email', async (page) => {
      const { account, fields, flow, reply } = page;
      const typed = fields.email?.trim() ?? '';
      const shape = fieldErrors(flow.t, shapes.login.body, { email: typed });
      const errors = new Map([...shape, ...(await currentErrors(page))]);
      if (typed.toLowerCase() === account.email.toLowerCase()) errors.set('email', flow.t.own.errors.sameEmail);
      if (errors.size > 0) return email(page, typed, errors);
      await chargeAccount(accounts, reply, 'mail', account.userID);
      await askToChangeEmail(accounts, account, typed);
      return email(page, '', none, fill(flow.t.own.emailDone, { email: typed }));
    }),
  );

  const leave = async (page: SignedIn, errors = none) => {
    const sole = await soleBusinesses(accounts.db, page.account.userID);
    const body = deletePage(
      page,
      sole.map(({ name }) => name),
      errors,
    );
    return page.show('delete', page.flow.t.own.deleteTitle, body, { ...(errors.size > 0 && { status: 400 }) });
  };
  scope.get(
    '/account/delete',
    signedIn(accounts, 'delete', (page) => leave(page)),
  );
  scope.post(
    '/account/delete',
    asForm,
    signedIn(accounts, 'delete', async (page) => {
      const { account, fields, flow, reply } = page;
      const errors = await currentErrors(page);
      if (errors.size > 0) return leave(page, errors);
      const { own, toPortal } = flow.t;
      const gone = await deleteAccount(accounts, account.userID, fields.businesses === 'yes');
      if (!gone) return leave(page, new Map([['businesses', own.errors.businesses]]));
      setCookie(accounts, reply, 'account', '', 0);
      const body = outcomePage(own.deleteDone, '', { label: toPortal, href: `${accounts.sites.portal}/` });
      return sendPage(accounts, reply, { title: own.deleteDone, flow, path: '/login', body });
    }),
  );
}
