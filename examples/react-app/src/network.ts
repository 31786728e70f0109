import { createClient, pageSession, type SearchQuery, searchPage } from '@wbn/core';
import { beginLogin, readHandover, returnFromLogin } from '@wbn/core/login';
import { configure } from '@wbn/widgets/configure';

const { api = '', accounts = '', portal = '' } = document.documentElement.dataset;
const key = 'pk_demo';

// Removes a login code from the address before anything else runs.
const returned = readHandover(location.href);
if (returned) history.replaceState(null, '', returned.rest);

/** One client for the application and all its widgets. */
const client = createClient({
  api,
  accounts,
  portal,
  key,
  embedded: true,
  session: pageSession({ accounts, key }),
  hooks: { onLoginRequired: () => beginLogin(client, { mode: 'popup' }) },
});
configure({ api, accounts, portal, key, client });
if (returned) returnFromLogin(client, returned.handover);

/** Businesses as the cards take them. */
export async function search(query: SearchQuery, signal: AbortSignal) {
  const found = await searchPage(client, query, { signal });
  return { count: found.total, cards: found.kind === 'business' ? found.results : [] };
}
export type Found = Awaited<ReturnType<typeof search>>;
