import { isUuid } from '@wbn/contract';
import { readerFor } from '../context.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { postOf, selectPosts } from './post.ts';

export const readPost: Handler<'readPost'> = async ({ params: { postID }, viewer }, context) => {
  if (!isUuid(postID)) fail('NotFound');
  const row = await selectPosts(readerFor(context, viewer)).where('p.id', '=', postID).executeTakeFirst();
  return postOf(row ?? fail('NotFound'), context.picture);
};
