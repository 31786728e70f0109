import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { SearchEngine } from '../search/engine/index.ts';
import { indexProducts } from '../search/indexing/index-rows.ts';
import { catalogueID } from './catalogue.ts';
import type { ImportedProduct } from './read-product.ts';

interface Target {
  readonly db: Db;
  readonly search: SearchEngine<Db>;
  /** When the import began. */
  readonly begun: Date;
}

/**
 * Inserts or updates products by id, then their search documents. Ids, name, description, keywords and specifications are those of the line;
 * of the other fields the line changes only those that it has. Lists show the newest product first: of the new products of an import the first
 * line is the newest, so that they stand as in its file. Alerts are about what has become visible meanwhile, which is when the batch is written.
 */
export async function writeProducts(
  { begun, db: trx, search }: Target,
  products: readonly (ImportedProduct & { readonly line: number })[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map((product) => ({
    id: product.id,
    line_number: product.line,
    business_id: product.businessId ?? catalogueID,
    external_id: product.externalId,
    name: product.name,
    description: product.description,
    keywords: product.keywords,
    specs: product.specs,
    lead_time: product.leadTime,
    stock: product.stock,
    state: product.state,
    videos: product.videos,
    offer: product.facts,
    industry_id: product.categories?.industryId,
    category_id: product.categories?.categoryId,
    sub_category_id: product.categories?.subCategoryId,
  }));
  // Columns that a new product must have: `line` still tells an absent value, which keeps the stored one.
  await sql`
    with line as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line
        (id uuid, line_number bigint, business_id uuid, external_id text, name text, description text, keywords text[], specs jsonb,
          lead_time text, stock integer, state text, videos jsonb, offer jsonb, industry_id text, category_id text, sub_category_id text))
    insert into products (id, business_id, external_id, name, description, keywords, specs, lead_time, stock, state, videos, offer,
      industry_id, category_id, sub_category_id, created_at, first_visible_at)
    select id, business_id, external_id, name, description, keywords, specs, lead_time, coalesce(stock, 0),
      coalesce(state, 'published'), coalesce(videos, '[]'), coalesce(offer, '{}'), industry_id, category_id, sub_category_id,
      ${begun}::timestamptz - line_number * interval '1 millisecond', case when state = 'draft' then null else now() end
    from line
    on conflict (id) do update set business_id = excluded.business_id, external_id = excluded.external_id,
      name = excluded.name, description = excluded.description, keywords = excluded.keywords, specs = excluded.specs,
      lead_time = coalesce(excluded.lead_time, products.lead_time),
      stock = coalesce((select line.stock from line where line.id = excluded.id), products.stock),
      state = coalesce((select line.state from line where line.id = excluded.id), products.state),
      videos = case when excluded.videos = '[]' then products.videos else excluded.videos end,
      offer = case when excluded.offer = '{}' then products.offer else excluded.offer end,
      industry_id = coalesce(excluded.industry_id, products.industry_id),
      category_id = case when excluded.industry_id is null then products.category_id else excluded.category_id end,
      sub_category_id = case when excluded.industry_id is null then products.sub_category_id else excluded.sub_category_id end
    `.execute(trx);
  await indexProducts(
    trx,
    search,
    products.map(({ id }) => id),
  );
}

/** The ids of businesses that products name but that do not exist. */
export async function unknownBusinesses(trx: Db, products: readonly ImportedProduct[]): Promise<Set<string>> {
  const named = [...new Set(products.flatMap(({ businessId }) => businessId ?? []))];
  if (named.length === 0) return new Set();
  const rows = await trx
    .selectFrom('businesses')
    .select('id')
    .where('id', 'in', named)
    .where('deletedAt', 'is', null)
    .execute();
  const there = new Set(rows.map((row) => row.id));
  return new Set(named.filter((id) => !there.has(id)));
}
