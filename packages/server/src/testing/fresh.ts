import type { Role } from '@wbn/contract';
import type { AnsweredName } from '../calls.ts';
import type { TestApi } from './api.ts';
import type { Scene } from './asks.ts';
import { aProduct, type Person } from './world.ts';

/** Where a request of the test of access is made. */
export interface Place {
  api: TestApi;
  business: string;
  owner: Person;
  /** Who asks; for a visitor somebody else. */
  asker: Person;
  role: Role;
}

/** Calls that use things up, or need ones that fit who asks: made anew for each request. */
export const freshFor: { readonly [Name in AnsweredName]?: (place: Place) => Promise<Partial<Scene>> } = {
  removeProduct: async ({ api, business }) => ({ product: await aProduct(api, business) }),
};
