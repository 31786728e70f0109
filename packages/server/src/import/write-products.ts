import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { SearchEngine } from '../search/engine/index.ts';
import { indexProducts } from '../search/index-rows.ts';
import { catalogueID } from './catalogue.ts';
import type { ImportedProduct } from './read-product.ts';

/** Inserts or updates products by id, with their search documents, in one statement. */
export async function writeProducts(
  trx: Db,
  search: SearchEngine<Db>,
  products: readonly ImportedProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map((product) => ({
    id: product.id,
    business_id: product.businessId ?? catalogueID,
    external_id: product.externalId,
    name: product.name,
    description: product.description,
    keywords: product.keywords,
    specs: product.specs,
  }));
  await sql`
    insert into products (id, business_id, external_id, name, description, keywords, specs)
    select id, business_id, external_id, name, description, keywords, specs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line
      (id uuid, business_id uuid, external_id text, name text, description text, keywords text[], specs jsonb)
    on conflict (id) do update set business_id = excluded.business_id, external_id = excluded.external_id,
      name = excluded.name, description = excluded.description, keywords = excluded.keywords, specs = excluded.specs
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
