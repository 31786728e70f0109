import { fill, normalEmail } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { foldEmail } from '@wbn/database';
import type { FastifyInstance } from 'fastify';
import { askToChangeEmail } from '../account/verify-email.ts';
import type { Accounts } from '../context.ts';
import { chargeOwnMails } from '../credentials/charge-mails.ts';
import { emailPage } from '../pages/account-pages.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { currentErrors } from './current-password.ts';
import { fieldErrors } from './field-errors.ts';
import { asForm } from './forms.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

interface Shown {
  readonly typed?: string;
  readonly errors?: FieldErrors;
  readonly done?: string;
}

/** Changes the e-mail address after checking the password; the link of a mail completes it. */
export function emailRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = (page: SignedIn, { typed = '', errors = new Map(), done }: Shown = {}) =>
    page.show('email', page.flow.t.own.emailTitle, emailPage(page, page.account, typed, errors), {
      ...(done && { done }),
      ...(errors.size > 0 && { status: 400 }),
    });

  scope.get(
    '/account/email',
    signedIn(accounts, 'email', async (page) => show(page), { proof: 'two-step' }),
  );

  scope.post(
    '/account/email',
    asForm,
    signedIn(
      accounts,
      'email',
      async (page) => {
        const { account, fields, flow, loginID, reply } = page;
        const typed = fields.email?.trim() ?? '';
        const shape = fieldErrors(flow.t, shapes.register.body, { email: typed });
        const errors = new Map([...shape, ...(await currentErrors(accounts, page))]);
        if (foldEmail(typed) === foldEmail(account.email)) errors.set('email', flow.t.own.errors.sameEmail);
        if (errors.size > 0) return show(page, { typed, errors });
        await chargeOwnMails(accounts, reply, account.userID);
        await askToChangeEmail(accounts, account, normalEmail(typed), loginID);
        return show(page, { done: fill(flow.t.own.emailDone, { email: typed }) });
      },
      { proof: 'two-step' },
    ),
  );
}
