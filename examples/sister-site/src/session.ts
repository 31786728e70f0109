import { createClient, pageSession, portalTabs } from '@wbn/core';
import { beginLogin } from '@wbn/core/login';
import { configure } from '@wbn/widgets/configure';

const { api = '', accounts = '', portal = '' } = document.documentElement.dataset;

/** A site of the network keeps its own session, as the portal does: its origin stands on the account site's list. */
export const session = pageSession({ accounts, tabs: portalTabs() });
export const client = createClient({ api, accounts, portal, session, locale: 'es', hooks: { onLoginRequired: login } });
configure({ api, accounts, portal, client });

/**
 * A visitor did something that needs a session. Who is logged in at the portal goes on without a click: the account site is asked without
 * a page, once in a tab's life, and never as a page loads. After that it shows its own.
 */
async function login(): Promise<void> {
  if (await beginLogin(client, { prompt: 'none' })) return;
  await beginLogin(client);
}
