import { sql } from '@wbn/database';
import { readerFor } from '../context.ts';
import type { Handler } from '../handler.ts';
import { postOf, selectPosts } from '../posts/post.ts';
import { exactness, inOrder } from './answer.ts';
import { ask } from './ask.ts';

/** Searches the posts that everyone may read. Somebody who has blocked an author does not see that author's posts. */
export const searchPosts: Handler<'searchPosts'> = async ({ body, viewer }, context) => {
  const { query } = ask(body, { kind: 'post', size: body.size }, await context.thesaurus.lexicon());
  const found = await context.search.search(query);
  const ids = found.hits.map((hit) => hit.id);
  const blocked = sql<boolean>`exists (select from blocks k where k.user_id = ${viewer?.userID ?? null}
    and coalesce(k.blocked_business_id, k.blocked_user_id) = p.author_id)`;
  const rows =
    ids.length === 0
      ? []
      : await selectPosts(readerFor(context, viewer))
          .where('p.id', 'in', ids)
          .where('u.id', 'is not', null)
          .where((eb) => eb.not(blocked))
          .execute();
  return {
    results: inOrder(ids, new Map(rows.map((row) => [row.id, postOf(row, context.picture)]))),
    total_results: found.total,
    ...exactness({ found, text: body.textQuery }),
  };
};
