import { createHash } from 'node:crypto';
import { accountLogin, accountMails } from '@wbn/contract';
import { foldEmail } from '@wbn/database';
import { charge } from '@wbn/http';
import type { FastifyReply } from 'fastify';
import type { Accounts } from '../context.ts';

const kinds = { login: accountLogin, password: accountLogin, mail: accountMails } as const;

/**
 * Counts logins, tries of the current password, or mails asked for, by account: whoever tries and from wherever, for an account that is
 * there and for one that is not. `account` is its e-mail address or its id; the bucket's name holds neither.
 * @throws CallError TooManyRequests
 */
export const chargeAccount = ({ wbn }: Accounts, reply: FastifyReply, kind: keyof typeof kinds, account: string) => {
  const who = createHash('sha256').update(foldEmail(account)).digest('base64url');
  return charge(wbn, [{ name: `account-${kind}:${who}`, ...kinds[kind] }], reply);
};
