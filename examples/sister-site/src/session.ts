import { createClient, pageSession, portalTabs } from '@wbn/core';
import { beginLogin } from '@wbn/core/login';
import { configure } from '@wbn/widgets/configure';

const { api = '', accounts = '', portal = '' } = document.documentElement.dataset;

/** A site of the network stores its own session, as the portal does: the account site knows its origin. */
export const session = pageSession({ accounts, tabs: portalTabs() });
export const client = createClient({ api, accounts, portal, session, locale: 'es', hooks: { onLoginRequired: login } });
configure({ api, accounts, portal, client });

/**
 * An action needs a session. First tries a silent login, once per tab and only after an action: a visitor who is logged in at the portal
 * needs no click. Otherwise shows the account site.
 */
async function login(): Promise<void> {
  if (await beginLogin(client, { prompt: 'none' })) return;
  await beginLogin(client);
}
