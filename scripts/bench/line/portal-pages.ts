import { businessPath, productPath } from '@wbn/contract';
import type { Network } from './network.ts';

/**
 * A page of the portal. With `usable`, its person is logged in and uses it once an element is there: a selector, after those of the elements
 * in whose shadow roots it stands. The portal's policy forbids expressions as text.
 */
interface PortalPage {
  readonly path: string;
  readonly usable?: readonly string[];
}

async function post(url: string, body: object): Promise<never> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = (await (await fetch(url, init)).json()) as { success: boolean; data: never };
  if (!answer.success) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** The stored form of a demo person's session at the portal, which has this address. */
export async function logIn(network: Pick<Network, 'portOf'>, portal = 'https://portal.example'): Promise<string> {
  const accounts = `http://127.0.0.1:${network.portOf('accounts')}`;
  const account = { email: 'owner@demo.example', password: 'demo-password-1', continue: `${portal}/` };
  const { token } = await post(`${accounts}/login`, account);
  const session: Record<string, number> = await post(`${accounts}/get-session`, { token });
  return JSON.stringify({ ...session, refreshTokenExpire: Number(session.refreshTokenExpire) * 1000 });
}

export async function portalPages(network: Network): Promise<Readonly<Record<string, PortalPage>>> {
  const found: {
    results: {
      productID: string;
      businessID: string;
      name: string;
      businessProfile: { general: { companyName: string } };
    }[];
  } = await post(`http://127.0.0.1:${network.portOf('api')}/search/product`, { textQuery: 'pump', size: 1 });
  const { businessID, businessProfile, name, productID } = found.results[0]!;
  const { companyName } = businessProfile.general;
  return {
    home: { path: '/' },
    search: { path: '/search-result?business=MA&countries=global&search=steel' },
    business: { path: businessPath(companyName, businessID) },
    product: { path: productPath(companyName, name, productID) },
    newsfeed: { path: '/newsfeed', usable: ['.post [aria-pressed]'] },
    messages: {
      path: '/business/me/requests',
      usable: ['wbn-message-center', '.list li, .list .empty'],
    },
    'home of a member': { path: '/my-home', usable: ['.member-home h1'] },
  };
}
