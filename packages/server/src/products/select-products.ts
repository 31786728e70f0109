import { listedProduct } from '@wbn/contract';
import { type ProductSpec, type Row, sql } from '@wbn/database';
import type { Db } from '../db.ts';

export type ProductRow = Row<'products'> & { likes: number | null };

const withLikes = (db: Db) =>
  db
    .selectFrom('products as p')
    .leftJoin('resourceCounters as c', (join) =>
      join.onRef('c.resourceId', '=', 'p.id').on('c.resourceType', '=', 'product'),
    );

/** Whole products with their likes, drafts included: one query for any number of rows. */
export const selectAllProducts = (db: Db) => withLikes(db).selectAll('p').select('c.likes');

/** Whole published products. */
export const selectProducts = (db: Db) => selectAllProducts(db).where('p.state', '=', 'published');

const { description, keyword, keywords, specKey, specs, specValue } = listedProduct;

/**
 * Published products for lists: long texts are cut in the database (`listedProduct`). Without that, one call answered ten megabytes, because
 * owners may write a hundred kilobytes into each product.
 */
export const selectListedProducts = (db: Db) =>
  withLikes(db)
    .select(['p.id', 'p.businessId', 'p.externalId', 'p.name', 'p.industryId', 'p.categoryId', 'p.subCategoryId'])
    .select(['p.leadTime', 'p.stock', 'p.offer', 'p.mainImageKey', 'p.images', 'p.photos', 'p.dataSheets', 'p.videos'])
    .select(['p.state', 'p.createdAt', 'p.firstVisibleAt', 'p.updatedAt', 'p.deletedAt', 'c.likes'])
    .select([
      sql<string | null>`left(p.description, ${sql.lit(description)})`.as('description'),
      sql<string[]>`array(select left(k, ${sql.lit(keyword)}) from unnest(p.keywords[1:${sql.lit(keywords)}]) k)`.as(
        'keywords',
      ),
      sql<ProductSpec[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('key', left(s ->> 'key', ${sql.lit(specKey)}),
          'value', left(s ->> 'value', ${sql.lit(specValue)})) order by place), '[]')
        from jsonb_array_elements(p.specs) with ordinality one (s, place) where place <= ${sql.lit(specs)})`.as(
        'specs',
      ),
    ])
    .where('p.state', '=', 'published');
