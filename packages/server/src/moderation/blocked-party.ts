import type { Viewer } from '@wbn/http';
import { mustSpeakFor } from '../businesses/roles.ts';
import type { Db } from '../context.ts';
import { fail } from '../fail.ts';
import { followableOf } from '../follows/followable.ts';

/** Columns of a block: whom it protects, and from whom. */
export async function blockOf(db: Db, viewer: Viewer, partyID: string, businessID: string | undefined) {
  await mustSpeakFor(db, viewer, businessID);
  if ([viewer.userID, businessID?.toLowerCase()].includes(partyID.toLowerCase())) {
    fail('ValidationError', { fields: ['partyID'] });
  }
  const type = await followableOf(db, partyID);
  return {
    userId: businessID === undefined ? viewer.userID : null,
    businessId: businessID ?? null,
    blockedUserId: type === 'user' ? partyID : null,
    blockedBusinessId: type === 'business' ? partyID : null,
  };
}
