import { isCheckViolation, isForeignKeyViolation, isInvalidText, isUniqueViolation } from '@wbn/database';
import type { Db } from '../db.ts';
import type { SearchEngine } from '../search/engine/index.ts';
import type { Entry } from './entry.ts';
import { writeBusinesses } from './write-businesses.ts';
import { unknownBusinesses, writeProducts } from './write-products.ts';

interface Written {
  businesses: number;
  products: number;
}

/** Errors that a row causes. All other errors (connection lost, disk full) end the import. */
const ofARow = (error: unknown): boolean =>
  isUniqueViolation(error) || isCheckViolation(error) || isForeignKeyViolation(error) || isInvalidText(error);

/** Writes a batch in one transaction. If the database refuses it, writes each half separately, down to the bad lines. */
export async function writeBatch(
  db: Db,
  search: SearchEngine<Db>,
  entries: readonly Entry[],
  refuse: (line: number, reason: string) => void,
): Promise<Written> {
  if (entries.length === 0) return { businesses: 0, products: 0 };
  try {
    return await writeAll(db, search, entries, refuse);
  } catch (error) {
    if (!ofARow(error)) throw error;
    const [only] = entries;
    if (entries.length === 1 && only) {
      refuse(only.line, isUniqueViolation(error) ? 'its externalID belongs to another id' : 'does not fit the tables');
      return { businesses: 0, products: 0 };
    }
    const middle = Math.ceil(entries.length / 2);
    const first = await writeBatch(db, search, entries.slice(0, middle), refuse);
    const second = await writeBatch(db, search, entries.slice(middle), refuse);
    return { businesses: first.businesses + second.businesses, products: first.products + second.products };
  }
}

async function writeAll(
  db: Db,
  search: SearchEngine<Db>,
  entries: readonly Entry[],
  refuse: (line: number, reason: string) => void,
): Promise<Written> {
  const businesses = lastOfEach(entries.flatMap(({ business }) => business ?? []));
  const refused: number[] = [];
  const products = await db.transaction().execute(async (trx) => {
    await writeBusinesses(trx, search, businesses);
    const all = entries.flatMap(({ product }) => product ?? []);
    const unknown = await unknownBusinesses(trx, all);
    const isUnknown = (businessId: string | null) => businessId !== null && unknown.has(businessId);
    refused.push(...entries.flatMap(({ line, product }) => (product && isUnknown(product.businessId) ? line : [])));
    const good = lastOfEach(all.filter(({ businessId }) => !isUnknown(businessId)));
    await writeProducts(trx, search, good);
    return all.length - refused.length;
  });
  for (const line of refused) refuse(line, 'its businessID is unknown');
  return { businesses: entries.filter(({ business }) => business).length, products };
}

/** One statement cannot write a row twice: of several lines with one id only the last is written. */
const lastOfEach = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
