import { isUuid } from '@wbn/contract';
import { readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { publicProfileOf, selectPublicProfiles } from './public-profile.ts';

export const readPublicProfile: Handler<'readPublicProfile'> = async ({ params, viewer }, context) => {
  if (!isUuid(params.id)) fail('NotFound');
  const row = await selectPublicProfiles(readerFor(context, viewer)).where('u.id', '=', params.id).executeTakeFirst();
  if (row === undefined) fail('NotFound');
  return publicProfileOf(row, context.picture);
};
