import { acceptInvitation, type Call, createBusiness, removeMember, updateBusiness } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { ownBusinessChanges } from './own-business-changes.ts';

/** Calls after which the visitor has other businesses, or one of theirs has another name or picture. */
const calls: readonly Call[] = [createBusiness, updateBusiness, acceptInvitation, removeMember];

/** A client that reports changes of the visitor's own businesses, so that menus follow. */
export const reportOwnBusinesses = (client: Client): Client => ({
  ...client,
  call: (async (...sent: Parameters<Client['call']>) => {
    const answer = await client.call(...sent);
    if (calls.includes(sent[0])) ownBusinessChanges.add();
    return answer;
  }) as Client['call'],
});
