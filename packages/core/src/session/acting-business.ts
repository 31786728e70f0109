import type { Client } from '../api/client.ts';

/**
 * The business that the visitor acts as; undefined for the user.
 *
 * @example
 * client.session.change({ actor: 'b-1' });
 * actingBusiness(client); // 'b-1'
 */
export const actingBusiness = (client: Client): string | undefined => {
  const { actor, userID } = client.session?.get() ?? {};
  return actor === userID ? undefined : actor;
};
