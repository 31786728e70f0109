import { acceptInvitation, type Call, createBusiness, removeMember, updateBusiness } from '@wbn/contract';
import type { Client } from '@wbn/core';

/** Calls after which the visitor has other businesses, or one of theirs has another name or picture. */
const calls: readonly Call[] = [createBusiness, updateBusiness, acceptInvitation, removeMember];
const listeners = new Set<() => void>();
let count = 0;

/** How often this page has changed the visitor's own businesses. */
export const ownBusinessChanges = {
  count: (): number => count,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** A client that reports changes of the visitor's own businesses, so that menus follow. */
export const reportOwnBusinesses = (client: Client): Client => ({
  ...client,
  call: (async (...sent: Parameters<Client['call']>) => {
    const answer = await client.call(...sent);
    if (calls.includes(sent[0])) {
      count += 1;
      for (const listener of listeners) listener();
    }
    return answer;
  }) as Client['call'],
});
