import type { BusinessCard } from '@wbn/contract/shapes';
import { type Database, type Kysely, sql } from '@wbn/database';
import type { PictureOf } from '../uploads/pictures.ts';
import { businessCardOf, cardColumns } from './card.ts';
import { highlightsByID } from './highlights.ts';

/** Businesses that are not removed, with the columns of a card: one query for any number of rows. */
export const selectCards = (db: Kysely<Database>) =>
  db
    .selectFrom('businesses as b')
    .leftJoin('resourceCounters as c', (join) =>
      join.onRef('c.resourceId', '=', 'b.id').on('c.resourceType', '=', 'business'),
    )
    .where('b.deletedAt', 'is', null)
    .select(cardColumns)
    .select([
      'c.likes',
      sql<string[]>`array(select category_id from business_categories
        where business_id = b.id order by position, category_id)`.as('categoryIds'),
    ]);

/** Cards by id. Unknown and removed ids are left out. */
export async function cardsByID(
  db: Kysely<Database>,
  ids: readonly string[],
  picture: PictureOf,
): Promise<Map<string, BusinessCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(db)
    .where('b.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, businessCardOf(row, picture)]));
}

/** Cards for buyers who choose between suppliers: with products, certificates and answer time. */
export async function highlightedCardsByID(
  db: Kysely<Database>,
  ids: readonly string[],
  picture: PictureOf,
): Promise<Map<string, BusinessCard>> {
  const [cards, highlights] = await Promise.all([cardsByID(db, ids, picture), highlightsByID(db, ids, picture)]);
  return new Map([...cards].map(([id, card]) => [id, { ...card, highlights: highlights.get(id) }]));
}
