import { isEmail, normalEmail, peopleOfOneProvider } from '@wbn/contract';
import { shapes } from '@wbn/contract/shapes';
import { type Database, isUniqueViolation, type Kysely, sql } from '@wbn/database';
import { CallError } from '@wbn/http';
import type { Accounts } from '../context.ts';
import { noPassword } from '../credentials/passwords.ts';
import { userWith } from '../credentials/register.ts';
import { usernameFrom } from '../credentials/username.ts';
import { addLink, isLinkedAlready } from './links.ts';
import type { Identity } from './provider-client.ts';
import { holdProvider, type Provider } from './providers.ts';

/** Why a person of a provider is not let in. */
export type SignInRefusal = 'unverified' | 'otherDomain' | 'noName' | 'closed';

export type Taken<Begun> =
  | { readonly begun: Begun }
  /** The address has an account, whose owner must confirm the link first. */
  | { readonly confirm: string }
  | { readonly refused: SignInRefusal };

/**
 * The account of a person whom a provider named: the linked one, else a new one. Then runs `begin` in the same transaction. The claims of
 * the provider never lead to an account that is not linked, whatever address they name.
 * @throws CallError TooManyRequests if the provider has named too many new people today
 */
export async function takeIdentity<Begun>(
  accounts: Accounts,
  provider: Provider,
  identity: Identity,
  locale: string,
  begin: (within: Accounts, userID: string) => Promise<Begun>,
): Promise<Taken<Begun>> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    try {
      return await accounts.db.transaction().execute(async (trx) => {
        const within = { ...accounts, db: trx };
        const linked = await linkedPerson(trx, provider, identity);
        if (linked === 'refused') return { refused: 'closed' };
        if (linked !== undefined) return { begun: await begin(within, linked) };
        const checked = await checkedEmail(trx, provider, identity);
        if ('refused' in checked) return checked;
        if (await userWith(trx, checked.email)) return { confirm: checked.email };
        await admitNewPerson(trx, provider);
        const userID = await newPerson(trx, identity, { email: checked.email, locale, attempt });
        if (userID === undefined) return { refused: 'noName' };
        await addLink(trx, provider, { userID, subject: identity.subject });
        return { begun: await begin(within, userID) };
      });
    } catch (error) {
      // The username is taken, or another request made the same account at the same moment: the next attempt finds it.
      const names = ['users_username_key', 'users_email_key'];
      if (!isLinkedAlready(error) && !names.some((name) => isUniqueViolation(error, name))) throw error;
    }
  }
  throw new CallError('Conflict');
}

/**
 * The linked account. A link counts as long as the account's own confirmed address is of a domain of the business: a person who left it for
 * another address has left its provider too.
 */
async function linkedPerson(
  trx: Kysely<Database>,
  { id }: Provider,
  { subject }: Identity,
): Promise<string | 'refused' | undefined> {
  const link = await trx
    .selectFrom('signInLinks')
    .select('userId')
    .where('providerId', '=', id)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (link === undefined) return undefined;
  // A new password or an undo of a changed address waits for this login and ends it too; an earlier undo has removed the link.
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'emailVerifiedAt', 'deletedAt', 'suspendedAt'])
    .where('id', '=', link.userId)
    .forShare()
    .executeTakeFirstOrThrow();
  const isOpen = user.deletedAt === null && user.suspendedAt === null && user.emailVerifiedAt !== null;
  // The provider before the link, as where the provider is removed.
  const isVouched = isOpen && (await holdProvider(trx, id, user.email));
  const used = await trx
    .updateTable('signInLinks')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('providerId', '=', id)
    .where('subject', '=', subject)
    .where('userId', '=', user.id)
    .returning('userId')
    .executeTakeFirst();
  if (used === undefined) return undefined;
  return isVouched ? user.id : 'refused';
}

export async function checkedEmail(
  trx: Kysely<Database>,
  { id }: Provider,
  { email, isEmailVerified }: Identity,
): Promise<{ readonly email: string } | { readonly refused: SignInRefusal }> {
  if (email === undefined || email.length > 254 || !isEmail(email) || !isEmailVerified)
    return { refused: 'unverified' };
  const normal = normalEmail(email);
  return (await holdProvider(trx, id, normal)) ? { email: normal } : { refused: 'otherDomain' };
}

/** A business with a domain and a provider can name as many people as it likes. */
async function admitNewPerson(trx: Kysely<Database>, { id }: Provider): Promise<void> {
  const { burst, seconds } = peopleOfOneProvider;
  const since = sql<Date>`now() - make_interval(secs => ${seconds})`;
  const { named } = await trx
    .selectFrom('signInLinks')
    .select((eb) => eb.fn.countAll<number>().as('named'))
    .where('providerId', '=', id)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  if (named >= burst) throw new CallError('TooManyRequests', { retryAfter: 3600 });
}

const names = shapes.register.body;
const anyPassword = 'not used here';

/** A new account without a password: its owner can set one by a mail. Undefined if the provider sent no usable name. */
async function newPerson(
  trx: Kysely<Database>,
  { firstName, lastName }: Identity,
  { attempt, email, locale }: { readonly email: string; readonly locale: string; readonly attempt: number },
): Promise<string | undefined> {
  const read = names.safeParse({ email, password: anyPassword, firstName, lastName });
  if (!read.success) return undefined;
  const [first, last] = [read.data.firstName.trim(), read.data.lastName.trim()];
  const { id } = await trx
    .insertInto('users')
    .values({
      ...{ email, passwordHash: noPassword, firstName: first, lastName: last, locale },
      username: usernameFrom(first, last, attempt),
      emailVerifiedAt: sql<Date>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Registrations of the address that wait for their link stop working.
  await sql`delete from registrations where lower(email) = lower(${email}) and used_at is null`.execute(trx);
  return id;
}
