import { readProfile } from '@wbn/contract';
import type { UserProfile } from '@wbn/contract/shapes';
import type { Client } from '../api/client.ts';

/**
 * Loads the logged-in user's profile and stores it in the session. Throws if nobody is logged in.
 *
 * @example
 * // GET user/profile answers profile
 * await loadProfile(client);
 * client.session.get().profile.firstName; // 'Amal'
 */
export async function loadProfile(client: Client): Promise<UserProfile> {
  const { data } = await client.call(readProfile);
  client.session?.change({ profile: data });
  return data;
}
