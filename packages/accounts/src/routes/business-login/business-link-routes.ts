import { recentLoginSeconds } from '@wbn/contract';
import { type Database, foldEmail, type Kysely } from '@wbn/database';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAccount } from '../../account/account.ts';
import { lockPerson } from '../../account/lock-person.ts';
import { holdLogin, type LoggedIn, personOf } from '../../account-session/account-session.ts';
import { setCookie } from '../../account-session/cookies.ts';
import type { Accounts } from '../../context.ts';
import { chargeVisitor } from '../../credentials/charge-visitor.ts';
import { readTarget } from '../../handover/target.ts';
import { linkLoginPage, linkPage } from '../../pages/business-login-pages.ts';
import { csrfToken, isOwnForm } from '../../pages/csrf.ts';
import { type Flow, flowQuery, readFlow } from '../../pages/flow.ts';
import { sendPage } from '../../pages/layout.ts';
import { addLink, isLinkedAlready } from '../../sign-in/links.ts';
import { holdProvider, type Provider, readProvider } from '../../sign-in/providers.ts';
import { type OpenLink, readSealed } from '../../sign-in/sealed-cookie.ts';
import { asForm, fieldsOf } from '../forms.ts';
import { goOn, redirect } from '../go-on.ts';
import { completeLogin } from '../login/complete-login.ts';
import { refuseSignIn } from './business-refusal.ts';

const path = '/login/business/link';

interface Asked {
  readonly open: OpenLink;
  readonly provider: Provider;
  /** Of the login that began it. */
  readonly flow: Flow;
  /** The owner of the account, who logged in lately without a provider; undefined: they must log in first. */
  readonly owner: LoggedIn | undefined;
}

/**
 * Links an account to a person of a provider, once its owner has logged in to it another way and agrees: the claims of a provider are not
 * enough, because its administrators choose them.
 */
export function businessLinkRoutes(scope: FastifyInstance, accounts: Accounts): void {
  const read = async (request: FastifyRequest): Promise<Asked | undefined> => {
    const open = readSealed(accounts, request, 'link');
    const provider = open && (await readProvider(accounts.db, open.providerID));
    if (provider === undefined || open === undefined) return undefined;
    const person = await personOf(accounts, request);
    const kept = readFlow(request, Object.fromEntries(new URLSearchParams(open.query)));
    // The language may have been changed since.
    const { locale, t } = readFlow(request, request.method === 'POST' ? request.body : request.query);
    const flow = { ...kept, locale, t };
    const isRecent = person !== null && person.providerID === null && person.provenAgo <= recentLoginSeconds;
    const isOwner = isRecent && (await hasAddress(accounts.db, person.userID, open.email));
    return { open, provider, flow, owner: isOwner ? person : undefined };
  };

  const show = async (request: FastifyRequest, reply: FastifyReply, { flow, open, owner, provider }: Asked) => {
    const title = flow.t.signIn.linkTitle;
    const { email } = open;
    if (owner === undefined) {
      const back = {
        ...flow,
        continue: `${accounts.sites.accounts}${path}`,
        state: undefined,
        codeChallenge: undefined,
      };
      const href = `/login?${flowQuery({ ...back, key: undefined })}&prompt=login`;
      return sendPage(accounts, reply, { title, flow, path, body: linkLoginPage(flow, { email, href }) });
    }
    const csrf = csrfToken(accounts, request, reply);
    const body = linkPage({ flow, csrf }, { ...provider, email });
    const { origin: leadsTo } = await readTarget(accounts, flow.continue, flow.key);
    return sendPage(accounts, reply, { title, flow, path, body, leadsTo });
  };

  scope.get(path, async (request, reply) => {
    await chargeVisitor(accounts, 'read', request, reply);
    const asked = await read(request);
    return asked === undefined ? redirect(reply, '/login') : show(request, reply, asked);
  });

  scope.post(path, asForm, async (request, reply) => {
    await chargeVisitor(accounts, 'write', request, reply);
    const asked = await read(request);
    if (asked === undefined) return redirect(reply, '/login');
    const { flow, open, owner, provider } = asked;
    if (owner === undefined || !isOwnForm(accounts, request, fieldsOf(request).csrf))
      return show(request, reply, asked);
    const { userID } = owner;
    setCookie(accounts, reply, 'link', '', 0);
    try {
      const loginID = await accounts.db.transaction().execute(async (trx) => {
        // Both may have changed since they were read: an undo of a changed address waits for this link, or has ended the owner's login.
        await lockPerson(trx, userID);
        if (!(await holdLogin(trx, owner.loginID)) || !(await hasAddress(trx, userID, open.email))) return undefined;
        if (!(await holdProvider(trx, provider.id, open.email))) return undefined;
        await addLink(trx, provider, { subject: open.identity.subject, userID });
        const by = { providerID: provider.id, isMultiFactor: open.identity.isMultiFactor };
        return completeLogin({ ...accounts, db: trx }, request, reply, userID, by);
      });
      if (loginID !== undefined) return await goOn(accounts, request, reply, { flow, userID, loginID });
    } catch (error) {
      if (!isLinkedAlready(error)) throw error;
    }
    return refuseSignIn(accounts, reply, flow, { text: flow.t.signIn.errors.closed, status: 409 });
  });
}

async function hasAddress(db: Kysely<Database>, userID: string, email: string): Promise<boolean> {
  const account = await readAccount(db, userID);
  return account.isConfirmed && foldEmail(account.email) === foldEmail(email);
}
