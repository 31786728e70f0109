import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../context.ts';
import { addPasskeyPage } from '../pages/passkey-pages.ts';
import { registrationOptions } from '../passkeys/passkeys.ts';
import { enrolPasskey, forgetPasskey } from '../second-factor/turn-on-and-off.ts';
import { asForm } from './forms.ts';
import { secondFactorView } from './second-factor-view.ts';
import { type SignedIn, signedIn } from './signed-in.ts';

const path = '/account/second-factor';

/** Adding and removing the passkeys of one's own account. */
export function passkeyRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const { show, showCodes } = secondFactorView(accounts);
  const showAdd = async (page: SignedIn, error?: string) => {
    const options = await registrationOptions(accounts, page.account, page.csrf);
    const body = addPasskeyPage(page, options, new Map(error ? [['', error]] : []));
    const more = error === undefined ? {} : { status: 400 };
    return page.show('second', page.flow.t.second.passkeys.add, body, { ...more, withPasskeys: true });
  };

  scope.get(
    `${path}/passkey`,
    signedIn(accounts, 'second', (page) => showAdd(page), { proof: 'always' }),
  );
  scope.post(
    `${path}/passkey`,
    asForm,
    signedIn(
      accounts,
      'second',
      async (page) => {
        const { account, csrf, fields, flow, request } = page;
        const words = flow.t.second.passkeys;
        const name = fields.name?.trim().slice(0, 60) ?? '';
        const answer = fields.passkey ?? '';
        const added = await enrolPasskey(accounts, request, account, { answer, name, csrf });
        if (added === undefined) return showAdd(page, words.failed);
        return added.codes ? showCodes(page, added.codes) : show(page, { done: words.added });
      },
      { proof: 'always' },
    ),
  );
  scope.post(
    `${path}/passkeys/remove`,
    asForm,
    signedIn(
      accounts,
      'second',
      async (page) => {
        const { account, fields, flow } = page;
        const words = flow.t.second.passkeys;
        const outcome = await forgetPasskey(accounts, account, fields.passkeyID ?? '');
        if (outcome === 'last') return show(page, { errors: new Map([['', words.last]]) });
        return show(page, { done: words.removed });
      },
      { proof: 'always' },
    ),
  );
}
