import { businessPath, fullName, isUuid, readBusiness, readPublicProfile } from '@wbn/contract';
import { photoOf } from '@wbn/core';
import type { Caller } from '../../api/context.ts';

/** The owner of a timeline. */
export interface TimelineOwner {
  readonly type: 'user' | 'business';
  readonly id: string;
  readonly name: string;
  readonly photo: string | undefined;
  readonly path: string;
}

/**
 * The id does not show whether it is a person or a business, so both are requested. Throws the error that says it was removed, otherwise
 * the business's.
 */
export async function timelineOwner(call: Caller, id: string): Promise<TimelineOwner> {
  const [person, business] = await Promise.allSettled([
    isUuid(id) ? call(readPublicProfile, { params: { id } }) : Promise.reject(),
    call(readBusiness, { params: { id } }),
  ]);
  if (person.status === 'fulfilled') {
    const { data } = person.value;
    return { type: 'user', id, name: fullName(data), photo: photoOf(data), path: `/profile/${id}` };
  }
  if (business.status === 'rejected') throw person.reason?.status === 410 ? person.reason : business.reason;
  const { businessID, general } = business.value.data;
  const { companyName: name } = general;
  return { type: 'business', id: businessID, name, photo: photoOf(general), path: businessPath(name, businessID) };
}
