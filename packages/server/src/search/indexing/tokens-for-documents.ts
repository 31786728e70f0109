import { type RawBuilder, sql } from '@wbn/database';
import type { Trx } from '../../db.ts';

/** Bytes of texts whose documents one token pays for, and of one text at least: 50 usual products cost one. */
const bytesPerToken = 50_000;
const leastBytes = 1_000;
/** The most tokens of a change: a third of what a person has. */
const mostTokens = 100;
const mostRows = (bytesPerToken * mostTokens) / leastBytes;

/** Characters of three bytes that unfold to more than six letters, and to how many: documents are read unfolded. */
const unfolding: readonly (readonly [string, number])[] = [
  ['\ufdfa', 18],
  ['\ufdfb', 8],
];

/** Bytes of a text, and one for each further letter to which it unfolds. */
export const weightOf = (text: RawBuilder<string>): RawBuilder<number> =>
  unfolding.reduce((sum, [character, letters]) => {
    const bytes = sql`octet_length(${text}) - octet_length(replace(${text}, ${character}, ''))`;
    return sql`${sum} + (${bytes}) / 3 * ${letters - 3}::int`;
  }, sql<number>`octet_length(${text})`);

/** Tokens for writing the documents of a party's posts and products anew, besides the call's first one: by their texts, which are read anew. */
export async function tokensForDocuments(
  trx: Trx,
  { ofPosts, ofProducts }: { readonly ofPosts?: string; readonly ofProducts?: string },
): Promise<number> {
  const posts =
    ofPosts &&
    sql`select ${weightOf(sql`content`)} as bytes from posts
      where (author_user_id = ${ofPosts} or author_id = ${ofPosts} or timeline_id = ${ofPosts}) and deleted_at is null`;
  const products =
    ofProducts &&
    sql`select ${weightOf(sql`concat(name, description, keywords::text, specs::text)`)} as bytes from products
      where business_id = ${ofProducts} and deleted_at is null`;
  const bytes = (posts ? await bytesOf(trx, posts) : 0) + (products ? await bytesOf(trx, products) : 0);
  return Math.min(mostTokens, Math.floor(bytes / bytesPerToken));
}

async function bytesOf(trx: Trx, texts: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(greatest(bytes, ${leastBytes}::int)), 0) as bytes from (${texts} limit ${mostRows}::int) texts`.execute(
    trx,
  );
  return Number(rows[0]?.bytes ?? 0);
}
