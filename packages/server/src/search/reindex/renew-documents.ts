import { setTimeout as wait } from 'node:timers/promises';
import { isLocked } from '@wbn/database';
import type { Context } from '../../context.ts';
import { type Db, inTransaction } from '../../db.ts';
import { indexPosts, indexUsers, putBusinesses, putProducts } from '../indexing/index-rows.ts';
import { pagesByID } from './pages.ts';

/** Rows per transaction: writers of these rows wait for it, so it is short. */
const page = 200;
/** Milliseconds before retrying rows that another transaction has locked. */
const busyFor = 100;

type Tools = Pick<Context, 'db' | 'search'>;

/** One kind of rows: locks the next page in the order of ids and writes its documents. */
interface Kind {
  readonly name: string;
  readonly table: 'businesses' | 'products' | 'users' | 'posts';
  readonly lock: (trx: Db, after: string) => Promise<{ id: string }[]>;
  readonly put: typeof putBusinesses;
}

/** Locks rows with NOWAIT, so that it cannot deadlock with a writer who holds one row and wants another. */
const kinds: readonly Kind[] = [
  {
    name: 'businesses',
    table: 'businesses',
    lock: (trx, after) =>
      trx
        .selectFrom('businesses as b')
        .select('b.id')
        .where('b.id', '>', after)
        .orderBy('b.id')
        .limit(page)
        .forNoKeyUpdate()
        .noWait()
        .execute(),
    put: putBusinesses,
  },
  {
    name: 'products',
    table: 'products',
    // A product's document holds its company's name, so the company's row is locked too.
    lock: (trx, after) =>
      trx
        .selectFrom('products as p')
        .innerJoin('businesses as b', 'b.id', 'p.businessId')
        .select('p.id')
        .where('p.id', '>', after)
        .orderBy('p.id')
        .limit(page)
        .forNoKeyUpdate()
        .noWait()
        .execute(),
    put: putProducts,
  },
  {
    name: 'users',
    table: 'users',
    lock: (trx, after) =>
      trx
        .selectFrom('users as u')
        .select('u.id')
        .where('u.id', '>', after)
        .orderBy('u.id')
        .limit(page)
        .forNoKeyUpdate()
        .noWait()
        .execute(),
    put: indexUsers,
  },
  {
    name: 'posts',
    table: 'posts',
    lock: (trx, after) =>
      trx
        .selectFrom('posts as p')
        .select('p.id')
        .where('p.id', '>', after)
        .orderBy('p.id')
        .limit(page)
        .forNoKeyUpdate()
        .noWait()
        .execute(),
    put: indexPosts,
  },
];

/**
 * Rewrites every document while the network runs: searches find the old or the new document of a row, and writers wait for one page at
 * most. Calls back after each page.
 * @returns whether it finished before `isStopped`
 */
export async function renewDocuments(
  tools: Tools,
  onPage: (kind: string, renewed: number) => void,
  isStopped: () => boolean,
): Promise<boolean> {
  for (const kind of kinds) {
    let renewed = 0;
    for await (const rows of pagesByID(page, (after) => renewPage(tools, kind, after, isStopped))) {
      if (isStopped()) return false;
      renewed += rows.length;
      onPage(kind.name, renewed);
    }
  }
  return !isStopped();
}

async function renewPage({ db, search }: Tools, { lock, put }: Kind, after: string, isStopped: () => boolean) {
  while (!isStopped()) {
    try {
      return await inTransaction(db, async (trx) => {
        const rows = await lock(trx, after);
        await put(
          trx,
          search,
          rows.map(({ id }) => id),
        );
        return rows;
      });
    } catch (error) {
      if (!isLocked(error)) throw error;
      await wait(busyFor);
    }
  }
  return [];
}
