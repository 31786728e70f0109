import type { FastifyReply } from 'fastify';
import type { Accounts } from '../../context.ts';
import { businessRefusalPage } from '../../pages/business-login-pages.ts';
import type { Flow } from '../../pages/flow.ts';
import { sendPage } from '../../pages/layout.ts';

/** Shows why a login by a provider failed, with a link to the other logins. */
export function refuseSignIn(
  accounts: Accounts,
  reply: FastifyReply,
  flow: Flow,
  { text, status }: { readonly text: string; readonly status: number },
): FastifyReply {
  const title = flow.t.signIn.failedTitle;
  return sendPage(accounts, reply, {
    title,
    flow,
    path: '/login/business',
    body: businessRefusalPage(flow, text),
    status,
  });
}

/** The code of an error for the log. Messages and causes may hold codes, tokens or addresses of people. */
export function errorText(error: unknown): string {
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return name === 'Error' && typeof message === 'string' ? message.slice(0, 100) : String(name);
}
