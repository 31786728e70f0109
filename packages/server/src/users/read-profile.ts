import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { forPartner, ownProfile, withoutContact } from './own-profile.ts';

export const readProfile: Handler<'readProfile'> = async ({ viewer }, context) => {
  // The account may have been removed after its token was checked.
  const profile = (await ownProfile(context.db, viewer.userID, context)) ?? fail('SessionError');
  if (viewer.kind !== 'partner') return profile;
  const shown = forPartner(profile);
  return viewer.scopes.has('contact') ? shown : withoutContact(shown);
};
