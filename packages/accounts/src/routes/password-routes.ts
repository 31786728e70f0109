import { shapes } from '@wbn/contract/shapes';
import type { FastifyInstance } from 'fastify';
import { changePassword } from '../account/change-password.ts';
import type { Accounts } from '../context.ts';
import { mayBePassword } from '../credentials/may-be-password.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { forgetDevices } from '../devices/known-devices.ts';
import { passwordPage } from '../pages/account-pages.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { flowQuery } from '../pages/flow.ts';
import { currentErrors } from './current-password.ts';
import { fieldErrors } from './field-errors.ts';
import { asForm } from './forms.ts';
import { redirect } from './go-on.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

/** Changes the password after checking the current one. */
export function passwordRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = (page: SignedIn, errors: FieldErrors = new Map(), done?: string) =>
    page.show('password', page.flow.t.own.passwordTitle, passwordPage(page, page.account.email, errors), {
      ...(done && { done }),
      ...(errors.size > 0 && { status: 400 }),
    });

  scope.get(
    '/account/password',
    signedIn(accounts, 'password', async (page) => show(page), { proof: 'two-step' }),
  );

  scope.post(
    '/account/password',
    asForm,
    signedIn(
      accounts,
      'password',
      async (page) => {
        const { account, fields, flow, loginID, reply, request } = page;
        const password = fields.password ?? '';
        const shape = fieldErrors(flow.t, shapes.register.body, { password });
        const errors = new Map([...(await currentErrors(accounts, page)), ...shape]);
        if (errors.size === 0 && fields.password === fields.current) {
          errors.set('password', flow.t.own.errors.samePassword);
        }
        if (
          errors.size === 0 &&
          !(await mayBePassword(accounts, password, {
            email: account.email,
            names: [account.firstName, account.lastName],
          }))
        ) {
          errors.set('password', flow.t.errors.passwordCommon);
        }
        if (errors.size > 0) return show(page, errors);
        const isChanged = await changePassword(
          accounts,
          account.userID,
          await hashPassword(password, accounts.passwordCost),
          loginID,
        );
        if (!isChanged) return redirect(reply, `/login?${flowQuery(flow)}`);
        await forgetDevices(accounts.db, account.userID, { accounts, request });
        return show(page, new Map(), flow.t.own.passwordDone);
      },
      { proof: 'two-step' },
    ),
  );
}
