import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { ownProfile } from './own-profile.ts';

export const readProfile: Handler<'readProfile'> = async ({ viewer: { userID } }, context) =>
  // The account may have been removed after its token was checked.
  (await ownProfile(context.db, userID, context)) ?? fail('SessionError');
