import { searchBusinesses } from '@wbn/contract';
import { createClient, pageSession } from '@wbn/core';
import { beginLogin, readHandover, returnFromLogin } from '@wbn/core/login';
import { configure } from '@wbn/widgets/configure';

const { api = '', accounts = '', portal = '' } = document.documentElement.dataset;
const key = 'pk_demo';

// The code of a login leaves the address before anything else runs.
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
export async function search(textQuery: string, businessType: string, country: string, signal: AbortSignal) {
  const body = { textQuery, businessType, country, size: 6 } as never;
  const { data } = await client.call(searchBusinesses, { body, signal });
  return {
    count: data.total_results,
    cards: data.results.map(({ businessProfile, reactions }) => ({ ...businessProfile, reactions })),
  };
}
export type Found = Awaited<ReturnType<typeof search>>;
