import { fill } from '@wbn/contract';
import type { FastifyReply } from 'fastify';
import type { Accounts } from '../../context.ts';
import type { Target } from '../../handover/target.ts';
import { outcomePage } from '../../pages/account-pages.ts';
import type { Flow } from '../../pages/flow.ts';
import { sendPage } from '../../pages/layout.ts';

/** Leads to the partner's site, where its login has to begin. The return address is not followed: somebody else may have made it. */
export function showBeginThere(accounts: Accounts, reply: FastifyReply, flow: Flow, { origin }: Target): FastifyReply {
  const { t } = flow;
  const title = fill(t.beginThereTitle, { origin });
  const body = outcomePage(title, fill(t.beginThereText, { origin }), {
    label: fill(t.beginThere, { origin }),
    href: `${origin}/`,
  });
  return sendPage(accounts, reply, { title, flow, path: '/login', body, status: 400 });
}
