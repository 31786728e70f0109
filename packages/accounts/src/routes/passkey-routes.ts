import { hasSecondFactor } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { addPasskeyPage } from '../pages/passkey-pages.ts';
import { isPasskeyName } from '../passkeys/passkey-name.ts';
import { listPasskeys, registrationOptions } from '../passkeys/passkeys.ts';
import { enrolPasskey, forgetPasskey, passkeysPerPerson } from '../second-factor/turn-on-and-off.ts';
import { firstFactorErrors } from './first-factor.ts';
import { asForm } from './forms.ts';
import { secondFactorView } from './second-factor-view.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

const path = '/account/second-factor';

/** Adding and removing the passkeys of one's own account. */
export function passkeyRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const { show, showCodes, whenConfirmed } = secondFactorView(accounts);
  const isFull = async ({ account }: SignedIn) =>
    (await listPasskeys(accounts.db, account.userID)).length >= passkeysPerPerson;
  const showFull = (page: SignedIn) => show(page, { errors: new Map([['', page.flow.t.second.passkeys.full]]) });
  const showAdd = async (page: SignedIn, errors: FieldErrors = new Map()) => {
    const options = await registrationOptions(accounts, page.account, page.csrf);
    const isFirst = !(await hasSecondFactor(accounts.db, page.account.userID));
    const body = addPasskeyPage(page, { options, isFirst }, errors);
    const more = errors.size === 0 ? {} : { status: 400 };
    return page.show('second', page.flow.t.second.passkeys.add, body, { ...more, withPasskeys: true });
  };

  scope.get(
    `${path}/passkey`,
    signedIn(
      accounts,
      'second',
      whenConfirmed(async (page) => ((await isFull(page)) ? showFull(page) : showAdd(page))),
      { proof: 'two-step' },
    ),
  );
  scope.post(
    `${path}/passkey`,
    asForm,
    signedIn(
      accounts,
      'second',
      whenConfirmed(async (page) => {
        const { csrf, fields, flow } = page;
        const words = flow.t.second.passkeys;
        const name = fields.name?.trim() ?? '';
        const answer = fields.passkey ?? '';
        const errors = await firstFactorErrors(accounts, page);
        if (errors.size > 0) return showAdd(page, errors);
        if (name !== '' && !isPasskeyName(name)) return showAdd(page, new Map([['name', words.nameInvalid]]));
        const added = await enrolPasskey(accounts, page, { answer, name, csrf });
        if (added === 'full') return showFull(page);
        if (added === undefined) return showAdd(page, new Map([['', words.failed]]));
        return added.codes ? showCodes(page, added.codes) : show(page, { done: words.added });
      }),
      { proof: 'two-step' },
    ),
  );
  scope.post(
    `${path}/passkeys/remove`,
    asForm,
    signedIn(
      accounts,
      'second',
      async (page) => {
        const { fields, flow } = page;
        const words = flow.t.second.passkeys;
        const outcome = await forgetPasskey(accounts, page, fields.passkeyID ?? '');
        if (outcome === 'last') return show(page, { errors: new Map([['', words.last]]) });
        return show(page, { done: words.removed });
      },
      { proof: 'two-step' },
    ),
  );
}
