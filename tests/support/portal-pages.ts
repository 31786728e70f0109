import { businessPath, productPath } from '@wbn/contract';
import type { BusinessCard } from '@wbn/contract/shapes';
import { editTabs } from '../../host-site/src/pages/business-edit/tabs.ts';
import { pages } from '../../host-site/src/routes/pages.ts';
import { addresses } from './addresses.ts';
import { asPerson } from './api.ts';

/** Two routes lead to one page: test one of them. */
const twins = new Set(['members-at-member', 'products-at-product']);

/** Routes that need a session; all other routes are public, and every test of the whole portal applies to them. */
const personal = new Set([
  'member-home',
  'my-business',
  'my-messages',
  'all-messages',
  'business-create',
  'business-edit',
  'business-membership',
  'business-console',
  'business-boosts',
  'business-verification',
  'business-audit',
  'business-requests',
  'members-at-members',
  'invitation',
  'send-request',
  'newsfeed',
  'profile',
  'profile-edit',
  'notifications',
  'favorites',
  'saved-searches',
  'connections',
  'blocked',
  'report',
]);

const isOperators = (id: string) => id.startsWith('operator-');
/** Whether a route draws personal data, which the browser fetches after the server's shell of the page. */
export const isPersonal = (id: string): boolean => personal.has(id) || isOperators(id);
const rows = pages.map(({ id = '', path = '' }) => ({ id, path })).filter(({ id }) => !twins.has(id));
for (const id of personal) {
  if (!rows.some((row) => row.id === id)) throw new Error(`No row of the route table is called ${id}.`);
}

const nowhere = 'x-0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b';
/** Further variants of a route's page. */
const others: Readonly<Record<string, readonly string[]>> = {
  'search-result': [
    '/search-result?business=PR&countries=global&search=pump',
    '/search-result?business=UR&countries=global&search=',
    '/search-result?business=MA&countries=global&search=qqqqqqqq',
  ],
  business: [`/business/${nowhere}/`],
  'search-all': ['/search?search=pump', '/search?search=steel&kind=business', '/search?search=qqqqqqqq'],
  compare: ['/compare?ids=0b5c7e0a-3f7e-4d59-9f1a-1c2d3e4f5a6b'],
  'business-product': [`/business-product/${nowhere}`],
};

/** Public pages whose address has no parameter. */
export const staticPages: readonly string[] = rows
  .filter(({ id, path }) => !isPersonal(id) && !path.includes(':'))
  .map(({ id, path }) => (id === 'search-result' ? `${path}?business=MA&countries=global&search=steel` : path))
  .concat(Object.values(others).flat());

/** The pages of the operators' console. */
export const operatorPages: readonly string[] = rows.filter(({ id }) => isOperators(id)).map(({ path }) => path);

/** One page of each layout, for tests of common parts. */
export const layouts: readonly string[] = staticPages.filter(
  (path) =>
    !/vision|privacy|advertise|marketing|work-with|standard|premium|platinum|tip-[1-5]|message-center/.test(path),
);

interface Named {
  readonly general: { readonly companyName: string };
}

/** The addresses of a manufacturer and one of its products. */
export async function pagesWithIDs(): Promise<readonly [business: string, product: string]> {
  const { api } = addresses();
  const answer = await fetch(`${api}/search/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: 'pump', size: 1 }),
  });
  const { data } = (await answer.json()) as {
    data: { results: { productID: string; businessID: string; name: string; businessProfile: Named }[] };
  };
  const { businessID, businessProfile, name, productID } = data.results[0]!;
  const { companyName } = businessProfile.general;
  return [businessPath(companyName, businessID), productPath(companyName, name, productID)];
}

interface Signed {
  /** Public routes with an id. */
  readonly open: readonly string[];
  /** Personal pages of a user and their businesses, with every tab of the editor and the edit mode. */
  readonly own: readonly string[];
}

/** Routes with ids for the owner of a business. An unknown route is an error. */
export async function pagesOfOwner(email = 'owner@demo.example'): Promise<Signed> {
  const ask = await asPerson(email);
  const [mine, { userID }, [, product]] = await Promise.all([
    ask<(BusinessCard & { readonly session: { readonly role: string } })[]>('business/profile/my-list'),
    ask<{ userID: string }>('user/profile'),
    pagesWithIDs(),
  ]);
  const { businessID, general } = mine.find(({ session }) => session.role === 'owner')!;
  const at = (path: string) =>
    path
      .replace('/business-product/:slug', product)
      .replace(/^\/business\/:slug$/, businessPath(general.companyName, businessID))
      .replace('/business/:slug', `/business/${businessID}`)
      .replace('/:timelineID', `/${businessID}`)
      .replace('/profile/:id', `/profile/${userID}`)
      .replace('/:rid?', '');
  const written = (path: string) => {
    const address = at(path);
    if (address.includes(':')) throw new Error(`What stands for the id in ${path}? Write it here.`);
    return address;
  };
  const withTabs = ({ id, path }: (typeof rows)[number]) =>
    id === 'business-edit' ? editTabs.map((tab) => at(path).replace('/:tab?', `/${tab}`)) : [written(path)];
  return {
    open: rows.filter(({ id, path }) => !isPersonal(id) && path.includes(':')).map(({ path }) => written(path)),
    own: [...rows.filter(({ id }) => personal.has(id)).flatMap(withTabs), `/business/${businessID}/?editMode=1`],
  };
}

export const inLanguage = (path: string, lang: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
