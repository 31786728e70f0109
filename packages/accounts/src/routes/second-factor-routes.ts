import { hasSecondFactor } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { setupPage } from '../pages/second-factor-pages.ts';
import { pendingSecret } from '../second-factor/authenticators.ts';
import { totpAddress } from '../second-factor/totp.ts';
import { beginApp, renewRecoveryCodes, turnOff, turnOn } from '../second-factor/turn-on-and-off.ts';
import { afterProof } from './after-proof.ts';
import { firstFactorErrors } from './first-factor.ts';
import { asForm } from './forms.ts';
import { redirect } from './go-on.ts';
import { secondFactorView } from './second-factor-view.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

const path = '/account/second-factor';

const loginOf = ({ account, loginID }: SignedIn) => ({ userID: account.userID, loginID });

/** Two-step login of one's own account: set up an app, make new recovery codes, turn it off. */
export function secondFactorRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const { db, wbn } = accounts;
  const keys = wbn.options.tokens;
  const { show, showCodes, whenConfirmed } = secondFactorView(accounts);
  const start = ({ flow, reply }: SignedIn) => redirect(reply, `${path}?lang=${flow.locale}`);
  const showSetup = async (page: SignedIn, errors: FieldErrors = new Map()) => {
    const secret = await pendingSecret(db, keys, loginOf(page));
    if (secret === undefined) return start(page);
    const isFirst = !(await hasSecondFactor(db, page.account.userID));
    const body = setupPage(page, { secret, uri: totpAddress(secret, page.account.email), isFirst }, errors);
    return page.show('second', page.flow.t.second.setUp, body, errors.size > 0 ? { status: 400 } : {});
  };

  scope.get(
    path,
    signedIn(accounts, 'second', (page) => show(page)),
  );
  scope.get(`${path}/setup`, signedIn(accounts, 'second', whenConfirmed(showSetup), { proof: 'two-step' }));
  scope.post(
    `${path}/setup`,
    asForm,
    signedIn(
      accounts,
      'second',
      whenConfirmed(async (page) => {
        await beginApp(accounts, page);
        return redirect(page.reply, `${path}/setup?lang=${page.flow.locale}`);
      }),
      { proof: 'two-step' },
    ),
  );
  scope.post(
    `${path}/confirm`,
    asForm,
    signedIn(
      accounts,
      'second',
      whenConfirmed(async (page) => {
        const { errors } = page.flow.t.second;
        const typed = page.fields.code?.trim() ?? '';
        const wrong = new Map(await firstFactorErrors(accounts, page));
        if (typed === '') wrong.set('code', errors.codeMissing);
        if (wrong.size > 0) return showSetup(page, wrong);
        const codes = await turnOn(accounts, page, typed);
        return codes ? showCodes(page, codes) : showSetup(page, new Map([['code', errors.codeOfNewAppWrong]]));
      }),
      { proof: 'two-step' },
    ),
  );
  scope.post(
    `${path}/codes`,
    asForm,
    signedIn(
      accounts,
      'second',
      async (page) => {
        const codes = await renewRecoveryCodes(accounts, page);
        return codes ? showCodes(page, codes) : start(page);
      },
      { proof: 'two-step' },
    ),
  );
  scope.post(
    `${path}/off`,
    asForm,
    signedIn(accounts, 'second', async (page) => {
      const { account, flow } = page;
      if (!(await hasSecondFactor(db, account.userID))) return start(page);
      const errors = await afterProof(accounts, page, (within) => turnOff(within, account));
      return errors.size > 0 ? show(page, { errors }) : show(page, { done: flow.t.second.offDone });
    }),
  );
}
