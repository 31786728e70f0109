import { accountExports } from '@wbn/contract';
import { charge } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { accountName } from '../credentials/account-name.ts';
import { dataPage } from '../pages/data-page.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { zipOwnData } from '../personal-data/zip-own-data.ts';
import { currentErrors } from './current-password.ts';
import { asForm } from './forms.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

/** Downloads one's own data after checking the password. */
export function dataRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const show = (page: SignedIn, errors: FieldErrors = new Map()) =>
    page.show('data', page.flow.t.own.dataTitle, dataPage(page, errors), errors.size > 0 ? { status: 400 } : {});

  scope.get(
    '/account/data',
    signedIn(accounts, 'data', async (page) => show(page), { proof: 'two-step' }),
  );

  scope.post(
    '/account/data',
    asForm,
    signedIn(
      accounts,
      'data',
      async (page) => {
        const { account, flow, reply } = page;
        const errors = await currentErrors(accounts, page);
        if (errors.size > 0) return show(page, errors);
        const bucket = { name: `account-export:${accountName(account.userID)}`, ...accountExports };
        await charge(accounts.wbn, [bucket], reply);
        const day = new Date().toISOString().slice(0, 10);
        reply.headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="wbn-data-${day}.zip"`,
          'cache-control': 'no-store',
        });
        return reply.send(await zipOwnData(accounts, account.userID, flow.t.own.dataReadme));
      },
      { proof: 'two-step' },
    ),
  );
}
