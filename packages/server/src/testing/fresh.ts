import type { Role } from '@wbn/contract';
import type { AnsweredName } from '../calls.ts';
import type { TestApi } from './api.ts';
import type { Scene } from './asks.ts';
import { aMember, anInvitation, aPerson, aProduct, type Person } from './world.ts';

/** Where a request of the test of access is made. */
export interface Place {
  api: TestApi;
  business: string;
  other: string;
  owner: Person;
  /** Who asks; for a visitor somebody else. */
  asker: Person;
  role: Role;
}

/** Calls that use things up, or need ones that fit who asks: made anew for each request. */
export const freshFor: { readonly [Name in AnsweredName]?: (place: Place) => Promise<Partial<Scene>> } = {
  acceptConnection: (place) => aRequest(place),
  declineConnection: (place) => aRequest(place),
  endConnection: (place) => aRequest(place),
  // To another business: who accepts would be no stranger any more.
  acceptInvitation: async ({ api, other }) => anInvitation(api, other),
  revokeInvitation: async ({ api, business }) => anInvitation(api, business),
  changeMemberRole: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  removeMember: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  removeProduct: async ({ api, business }) => ({ product: await aProduct(api, business) }),
};

/** Of somebody new to the business, or to who asks where their role is that of the other side. */
async function aRequest({ api, business, asker, role }: Place) {
  const sender = await aPerson(api, 'Sender');
  const toAsker = role === 'otherParty' || role === 'partnerKey';
  const made = await sender.ask('/social/connect', { body: { to: toAsker ? asker.id : business } });
  return { connection: made.json.data.connectionID as string };
}
