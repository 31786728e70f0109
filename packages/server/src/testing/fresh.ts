import type { Role } from '@wbn/contract';
import type { AnsweredName } from '../calls.ts';
import type { TestApi } from './api.ts';
import type { Scene } from './scene.ts';
import { aMember, anInvitation, aPerson, aProduct, aThread, type Person } from './world.ts';

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
  readInvitation: async ({ api, other }) => anInvitation(api, other),
  revokeInvitation: async ({ api, business }) => anInvitation(api, business),
  changeMemberRole: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  removeMember: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  updateSavedSearch: ({ asker }) => aSavedSearch(asker),
  removeSavedSearch: ({ asker }) => aSavedSearch(asker),
  removeNote: aNote,
  removeTemplate: aTemplate,
  removeProduct: async ({ api, business }) => ({ product: await aProduct(api, business) }),
  removeProducts: async ({ api, business }) => ({ product: await aProduct(api, business) }),
};

/** A note of the sender on a new thread of the business. */
async function aNote({ api, business, asker }: Place) {
  const thread = await aThread(await aPerson(api, 'Buyer'), business);
  const values = { businessId: business, inquiryId: thread, userId: asker.id, content: 'Call them' };
  const { id } = await api.db.insertInto('conversationNotes').values(values).returning('id').executeTakeFirstOrThrow();
  return { thread, note: id };
}

async function aTemplate({ api, business }: Place) {
  const values = { businessId: business, title: crypto.randomUUID(), content: 'Dear {name}' };
  const { id } = await api.db.insertInto('messageTemplates').values(values).returning('id').executeTakeFirstOrThrow();
  return { template: id };
}

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
