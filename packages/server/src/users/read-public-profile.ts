import { isUuid } from '@wbn/contract';
import { readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { refuseMissing } from '../resources/resource.ts';
import { publicProfileOf, selectPublicProfiles } from './public-profile.ts';

export const readPublicProfile: Handler<'readPublicProfile'> = async ({ params, viewer }, context) => {
  if (!isUuid(params.id)) fail('NotFound');
  const db = readerFor(context, viewer);
  const row = await selectPublicProfiles(db).where('u.id', '=', params.id).executeTakeFirst();
  return publicProfileOf(row ?? (await refuseMissing(db, params.id, 'user')), context.picture);
};
