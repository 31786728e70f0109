import { sql } from '@wbn/database';
import { seal, unseal } from '@wbn/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from '../account-session/cookies.ts';
import type { Accounts } from '../context.ts';
import { hashOf } from '../sessions/secrets.ts';
import type { Asking, Identity } from './provider-client.ts';

/** Seconds for the way to the provider and back, and for the decision about the link. */
export const signInSeconds = { signin: 900, link: 1800 } as const;

/** Secrets of one browser for its own way to the provider and back. */
export interface BegunSignIn extends Asking {
  readonly providerID: string;
  /** The parameters of the login. */
  readonly query: string;
}
/** A person of a provider whose address has an account, which is not linked yet. */
export interface OpenLink {
  readonly providerID: string;
  readonly identity: Identity;
  readonly email: string;
  readonly query: string;
}
interface Kept {
  readonly signin: BegunSignIn;
  readonly link: OpenLink;
}

/** Encrypted, so that no row is written for strangers, and nobody can change or read it. */
export function keepSealed<Use extends keyof Kept>(
  accounts: Accounts,
  reply: FastifyReply,
  use: Use,
  value: Kept[Use],
): void {
  const { current } = accounts.wbn.options.tokens;
  const text = JSON.stringify({ ...value, use, expires: Date.now() + signInSeconds[use] * 1000 });
  setCookie(accounts, reply, use, seal(current.secret, 'wbn sign-in', text).toString('base64url'), signInSeconds[use]);
}

export function readSealed<Use extends keyof Kept>(
  accounts: Accounts,
  request: FastifyRequest,
  use: Use,
): Kept[Use] | undefined {
  const sealed = Buffer.from(readCookie(accounts, request, use) ?? '', 'base64url');
  const { current, former } = accounts.wbn.options.tokens;
  for (const { secret } of [current, ...former]) {
    try {
      const value = JSON.parse(unseal(secret, 'wbn sign-in', sealed));
      return value.use === use && value.expires > Date.now() ? value : undefined;
    } catch {
      // Another key, or not ours.
    }
  }
  return undefined;
}

/** Uses up a way to the provider: true for the first time only. */
export async function useUp({ db }: Accounts, { state }: BegunSignIn): Promise<boolean> {
  const taken = await db
    .insertInto('usedProofs')
    .values({
      proofHash: hashOf(`sign-in:${state}`),
      expiresAt: sql<Date>`now() + make_interval(secs => ${signInSeconds.signin})`,
    })
    .onConflict((conflict) => conflict.column('proofHash').doNothing())
    .returning('proofHash')
    .executeTakeFirst();
  return taken !== undefined;
}
