import { readerFor } from '../context.ts';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';

const maximum = 2000;
const iso = ({ updatedAt }: { readonly updatedAt: Date }) => updatedAt.toISOString();

/** The first and the last id with this prefix. */
const idsFrom = (prefix: string) =>
  ['0', 'f'].map((digit) =>
    prefix.padEnd(32, digit).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  ) as [string, string];

const businessPages = (db: Db, [first, last]: [string, string], after: string | undefined) =>
  db
    .selectFrom('businesses as b')
    .select(['b.id', 'b.companyName', 'b.updatedAt'])
    .where('b.deletedAt', 'is', null)
    .where('b.id', '>=', first)
    .where('b.id', '<=', last)
    .$if(after !== undefined, (query) => query.where('b.id', '>', after!))
    .orderBy('b.id')
    .limit(maximum)
    .execute();

const productPages = (db: Db, [first, last]: [string, string], after: string | undefined) =>
  db
    .selectFrom('products as p')
    .innerJoin('businesses as b', 'b.id', 'p.businessId')
    .select(['p.id', 'p.name', 'b.companyName', 'p.updatedAt'])
    .where('p.deletedAt', 'is', null)
    .where('p.state', '=', 'published')
    .where('b.deletedAt', 'is', null)
    .where('p.id', '>=', first)
    .where('p.id', '<=', last)
    .$if(after !== undefined, (query) => query.where('p.id', '>', after!))
    .orderBy('p.id')
    .limit(maximum)
    .execute();

/** Ids are distributed evenly, so a one-digit prefix covers a sixteenth of all; `after` continues within it. */
export const listPages: Handler<'listPages'> = async ({ query: { after, kind, prefix = '' }, viewer }, context) => {
  const db = readerFor(context, viewer);
  const ids = idsFrom(prefix);
  if (kind === 'product') return (await productPages(db, ids, after)).map((row) => ({ ...row, updatedAt: iso(row) }));
  return (await businessPages(db, ids, after)).map((row) => ({ ...row, name: null, updatedAt: iso(row) }));
};
