import type { FastifyReply } from 'fastify';
import type { Accounts } from '../context.ts';
import { outcomePage } from '../pages/account-pages.ts';
import { type Flow, flowQuery } from '../pages/flow.ts';
import { sendPage } from '../pages/layout.ts';
import { redirect } from './go-on.ts';

/** The token of a mailed link from a query or a form; '' if it is malformed. */
export function linkToken(source: unknown): string {
  const { token } = (source ?? {}) as Record<string, unknown>;
  return typeof token === 'string' && /^[\w.-]{1,256}$/.test(token) ? token : '';
}

/** Leads to the page where a password is chosen, with a new token for it; the login after it goes on to where the person came from. */
export const toReset = (reply: FastifyReply, flow: Flow, token: string): FastifyReply =>
  redirect(reply, `/reset-password?${flowQuery(flow, { token })}`);

/** Shows that a link is invalid, and where to get a new one. */
export function refuseLink(
  accounts: Accounts,
  reply: FastifyReply,
  flow: Flow,
  again: string,
  text = flow.t.own.linkInvalidText,
): FastifyReply {
  const { own } = flow.t;
  const body = outcomePage(own.linkInvalid, text, {
    label: own.askAnother,
    href: `${again}?lang=${flow.locale}`,
  });
  return sendPage(accounts, reply, { title: own.linkInvalid, flow, path: again, body, status: 410 });
}
