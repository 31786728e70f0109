import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { threadOf } from '../inquiries/party.ts';
import { plainCountryOf } from '../reference-data/lookups.ts';
import { mayAct } from '../users/may-act.ts';

/** Removed and suspended parties are gone: their facts are not shown any more. */
export const readOtherSide: Handler<'readOtherSide'> = async ({ params, query: { bid }, viewer }, { db, picture }) => {
  const { otherPartyID: id } = await threadOf(db, viewer, params.rid, bid);
  const [business, person] = await Promise.all([
    db
      .selectFrom('businesses')
      .select(['companyName', 'profilePhotoKey', 'city', 'countryCode', 'verified', 'createdAt'])
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .executeTakeFirst(),
    db
      .selectFrom('users')
      .select(['firstName', 'lastName', 'profilePhotoKey', 'companyName', 'city', 'countryCode', 'createdAt'])
      .where('id', '=', id)
      .where(mayAct('users'))
      .executeTakeFirst(),
  ]);
  const party = business ?? person ?? fail('Gone');
  return {
    type: business ? 'business' : 'user',
    id,
    name: business?.companyName ?? `${person?.firstName} ${person?.lastName}`,
    photo: picture(party.profilePhotoKey),
    companyName: person?.companyName || null,
    city: party.city || null,
    country: plainCountryOf(party.countryCode),
    verified: business?.verified ?? false,
    memberSince: party.createdAt.toISOString(),
  };
};
