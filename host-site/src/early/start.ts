/**
 * The head of a logged-in person's page imports this file before React and the page (document/late-modules.ts): the session is renewed and
 * the page's first calls are sent while the scripts that draw are still on their way.
 */
import { createClient, pageSession, portalTabs } from '@wbn/core';
import { askingEarly } from './early-answers.ts';
import { type FirstCalls, firstCalls } from './first-calls.ts';

async function start(): Promise<void> {
  const { dataset } = document.querySelector<HTMLElement>('script[data-early]') ?? {};
  if (!dataset?.hosts || !document.documentElement.dataset.person) return;
  const [accounts = '', api = ''] = dataset.hosts.split(' ');
  const session = pageSession({ accounts, tabs: portalTabs() });
  await session.ready();
  if (session.get().status !== 'authenticated') return;
  const locale = document.documentElement.lang.slice(0, 2);
  const hooks = { onReload: () => window.location.reload() };
  const client = createClient({ accounts, api, portal: window.location.origin, locale, session, hooks });
  await firstCalls[dataset.first as FirstCalls]?.(askingEarly(client), window.location.pathname);
}

// The page's own calls fail again, and say so.
start().catch(() => undefined);
