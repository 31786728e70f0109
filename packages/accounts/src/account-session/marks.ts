import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../context.ts';
import { readCookie, setCookie } from './cookies.ts';

/** Most logins or registrations that one browser may have begun at a time, in several tabs. */
const maxMarks = 5;

/** Marks of what this browser began, the newest first, each a hash or a secret of 32 bytes. */
export const marksIn = (accounts: Accounts, request: FastifyRequest, use: 'begun' | 'registered'): string[] =>
  (readCookie(accounts, request, use) ?? '').split('.').filter((mark) => /^[\w-]{43}$/.test(mark));

/** Keeps one more mark in this browser, for `seconds`. */
export function addMark(
  accounts: Accounts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { use, mark, seconds }: { readonly use: 'begun' | 'registered'; readonly mark: string; readonly seconds: number },
): void {
  const marks = [mark, ...marksIn(accounts, request, use).filter((one) => one !== mark)];
  setCookie(accounts, reply, use, marks.slice(0, maxMarks).join('.'), seconds);
}
