import type { Role } from '@wbn/contract';
import type { AnsweredName } from '../calls.ts';
import type { TestApi } from './api.ts';
import type { Scene } from './asks.ts';
import { aMember, anInvitation, aProduct, type Person } from './world.ts';

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
  // To another business: who accepts would be no stranger any more.
  acceptInvitation: async ({ api, other }) => anInvitation(api, other),
  revokeInvitation: async ({ api, business }) => anInvitation(api, business),
  changeMemberRole: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  removeMember: async ({ api, business }) => ({ person: (await aMember(api, business, 'member')).id }),
  removeProduct: async ({ api, business }) => ({ product: await aProduct(api, business) }),
};
