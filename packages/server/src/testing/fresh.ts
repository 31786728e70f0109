import type { Role } from '@wbn/contract';
import type { AnsweredName } from '../calls.ts';
import type { TestApi } from './api.ts';
import type { Scene } from './asks.ts';
import { aMember, anInvitation, aPerson, aProduct, type Person } from './world.ts';

/** The context of a request in the access test. */
export interface Place {
  api: TestApi;
  business: string;
  other: string;
  owner: Person;
  /** The person who sends the request; for a visitor, a substitute. */
  asker: Person;
  role: Role;
}

/** Creates resources for calls that consume them or that need ones of the sender; runs for each request. */
export const freshFor: { readonly [Name in AnsweredName]?: (place: Place) => Promise<Partial<Scene>> } = {
  acceptConnection: (place) => aRequest(place),
  declineConnection: (place) => aRequest(place),
  endConnection: (place) => aRequest(place),
  // An invitation to another business: accepting one to this business would make the sender a member.
  acceptInvitation: async ({ api, other }) => anInvitation(api, other),
  revokeInvitation: async ({ api, business }) => anInvitation(api, business),
  changeMemberRole: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  removeMember: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  updateSavedSearch: ({ asker }) => aSavedSearch(asker),
  removeSavedSearch: ({ asker }) => aSavedSearch(asker),
  removeProduct: async ({ api, business }) => ({ product: await aProduct(api, business) }),
};

async function aSavedSearch(asker: Person) {
  const search = { textQuery: 'valve', businessType: 'PR' };
  const made = await asker.ask('/user/saved-searches', { body: { name: 'Valves', search } });
  return { savedSearch: made.json.data.searchID as string };
}

/** A request from a new person to the business, or to the sender of the call if their role is the other side. */
async function aRequest({ api, business, asker, role }: Place) {
  const sender = await aPerson(api, 'Sender');
  const toAsker = role === 'otherParty' || role === 'partnerKey';
  const made = await sender.ask('/social/connect', { body: { to: toAsker ? asker.id : business } });
  return { connection: made.json.data.connectionID as string };
}
