import { type QueryExecutorProvider, sql } from 'kysely';
import { specFilters } from './goods-filters.ts';

/** The written form of a value by facet and folded value: `316L` of `spec.material:316l`. */
export type WrittenSpecs = ReadonlyMap<string, string>;

/** Products that are read for the written forms: values that a facet shows are frequent, so a sample has them. */
const mostProducts = 20_000;
/** Milliseconds for which the forms are kept. */
const kept = 10 * 60_000;

async function readForms(db: QueryExecutorProvider): Promise<WrittenSpecs> {
  const { rows: sizes } = await sql<{ n: number }>`
    select reltuples::float8 as n from pg_class where oid = 'products'::regclass`.execute(db);
  const percent = Math.min(100, (mostProducts / Math.max(1, sizes[0]?.n ?? 0)) * 100);
  const { rows } = await sql<{ key: string; value: string; count: number }>`
    select s ->> 'key' as key, s ->> 'value' as value, count(*)::int as count
    from products p tablesample system (${sql.lit(percent)}), jsonb_array_elements(p.specs) s
    where p.deleted_at is null and p.state = 'published' and length(s ->> 'value') <= 40
    group by 1, 2 order by count desc, 2 limit 50000`.execute(db);
  const forms = new Map<string, string>();
  for (const { key, value } of rows) {
    for (const [facet, folded] of Object.entries(specFilters([{ key, value }]))) {
      const name = `${facet}:${folded}`;
      // The most frequent form comes first.
      if (!forms.has(name)) forms.set(name, value.trim());
    }
  }
  return forms;
}

const known = new WeakMap<QueryExecutorProvider, { readonly at: number; readonly forms: Promise<WrittenSpecs> }>();

/** How products write the values that filters fold to lower case. Without an answer of the database the folded values are shown. */
export function writtenSpecs(db: QueryExecutorProvider): Promise<WrittenSpecs> {
  const held = known.get(db);
  if (held && Date.now() - held.at < kept) return held.forms;
  const read = readForms(db).catch(() => {
    if (!held) known.delete(db);
    return held?.forms ?? new Map<string, string>();
  });
  known.set(db, { at: Date.now(), forms: held?.forms ?? read });
  if (!held) return read;
  // Searches do not wait while the forms are read anew: the former ones serve.
  void read.then((forms) => known.set(db, { at: Date.now(), forms: Promise.resolve(forms) }));
  return held.forms;
}
