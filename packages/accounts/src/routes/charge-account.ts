import { createHash } from 'node:crypto';
import { accountLogin, accountMails } from '@wbn/contract';
import { charge } from '@wbn/http';
import type { FastifyReply } from 'fastify';
import type { Accounts } from '../context.ts';

const kinds = { password: accountLogin, mail: accountMails } as const;

/**
 * Counts tries of a password, or mails asked for, by account: whoever tries and from wherever. The bucket's name holds no address.
 * @throws CallError TooManyRequests
 */
export const chargeAccount = ({ wbn }: Accounts, reply: FastifyReply, kind: keyof typeof kinds, account: string) => {
  const who = createHash('sha256').update(account.toLowerCase()).digest('base64url');
  return charge(wbn, [{ name: `account-${kind}:${who}`, ...kinds[kind] }], reply);
};
