import type { FastifyReply } from 'fastify';
import type { Accounts } from '../context.ts';
import type { FieldErrors } from '../pages/fields.ts';
import { recoveryCodesPage, secondFactorPage } from '../pages/second-factor-pages.ts';
import { listPasskeys } from '../passkeys/passkeys.ts';
import { hasAuthenticator } from '../second-factor/authenticators.ts';
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts';
import type { SignedIn } from './signed-in.ts';

interface Shown {
  readonly errors?: FieldErrors;
  readonly done?: string;
}

/** The pages that show the state of two-step login and new recovery codes. */
export function secondFactorView({ db }: Accounts) {
  const show = async (page: SignedIn, { errors = new Map(), done }: Shown = {}) => {
    const { userID } = page.account;
    const state = {
      hasApp: await hasAuthenticator(db, userID),
      passkeys: await listPasskeys(db, userID),
      codesLeft: await countRecoveryCodes(db, userID),
    };
    return page.show('second', page.flow.t.second.title, secondFactorPage(page, state, errors), {
      ...(done && { done }),
      ...(errors.size > 0 && { status: 400 }),
    });
  };
  return {
    show,
    showCodes: (page: SignedIn, codes: readonly string[]) =>
      page.show('second', page.flow.t.second.codesTitle, recoveryCodesPage(page, codes)),
    /** A page that sets up a second step: somebody else's address would otherwise keep the second step of the person who registered it. */
    whenConfirmed: (work: (page: SignedIn) => Promise<FastifyReply>) => async (page: SignedIn) =>
      page.account.isConfirmed
        ? work(page)
        : show(page, { errors: new Map([['', page.flow.t.second.errors.unconfirmed]]) }),
  };
}
