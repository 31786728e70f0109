import type { Viewer } from '@wbn/http';
import { assertSpeaksFor } from '../businesses/roles.ts';
import type { Db } from '../db.ts';
import { fail } from '../fail.ts';
import { assertExists } from '../resources/resource.ts';

/** Columns of a block: the protected party and the blocked party. */
export async function blockOf(db: Db, viewer: Viewer, partyID: string, businessID: string | undefined) {
  await assertSpeaksFor(db, viewer, businessID);
  if ([viewer.userID, businessID].includes(partyID)) {
    fail('ValidationError', { fields: ['partyID'] });
  }
  const type = await assertExists(db, partyID, 'business', 'user');
  return {
    userId: businessID === undefined ? viewer.userID : null,
    businessId: businessID ?? null,
    blockedUserId: type === 'user' ? partyID : null,
    blockedBusinessId: type === 'business' ? partyID : null,
  };
}
