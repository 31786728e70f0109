import { isCheckViolation, isForeignKeyViolation, isInvalidText, isUniqueViolation } from '@wbn/database';
import type { Db } from '../db.ts';
import type { SearchEngine } from '../search/engine/index.ts';
import type { Entry } from './entry.ts';
import { writeBusinesses } from './write-businesses.ts';
import { unknownBusinesses, writeProducts } from './write-products.ts';

/** Where an import writes, since when, and whom it tells of refused lines. */
interface Target {
  readonly db: Db;
  readonly search: SearchEngine<Db>;
  readonly begun: Date;
  readonly refuse: (line: number, reason: string) => void;
}

interface Written {
  businesses: number;
  products: number;
}

/** Errors that a row causes. All other errors (connection lost, disk full) end the import. */
const ofARow = (error: unknown): boolean =>
  isUniqueViolation(error) || isCheckViolation(error) || isForeignKeyViolation(error) || isInvalidText(error);

/** Writes a batch in one transaction. If the database refuses it, writes each half separately, down to the bad lines. */
export async function writeBatch(to: Target, entries: readonly Entry[]): Promise<Written> {
  if (entries.length === 0) return { businesses: 0, products: 0 };
  try {
    return await writeAll(to, entries);
  } catch (error) {
    if (!ofARow(error)) throw error;
    const [only] = entries;
    if (entries.length === 1 && only) {
      to.refuse(
        only.line,
        isUniqueViolation(error) ? 'its externalID belongs to another id' : 'does not fit the tables',
      );
      return { businesses: 0, products: 0 };
    }
    const middle = Math.ceil(entries.length / 2);
    const first = await writeBatch(to, entries.slice(0, middle));
    const second = await writeBatch(to, entries.slice(middle));
    return { businesses: first.businesses + second.businesses, products: first.products + second.products };
  }
}

async function writeAll({ begun, db, refuse, search }: Target, entries: readonly Entry[]): Promise<Written> {
  const businesses = lastOfEach(entries.flatMap(({ business }) => business ?? []));
  const refused: number[] = [];
  const products = await db.transaction().execute(async (trx) => {
    await writeBusinesses(trx, search, businesses);
    const all = entries.flatMap(({ line, product }) => (product ? { ...product, line } : []));
    const unknown = await unknownBusinesses(trx, all);
    const isUnknown = (businessId: string | null) => businessId !== null && unknown.has(businessId);
    refused.push(...entries.flatMap(({ line, product }) => (product && isUnknown(product.businessId) ? line : [])));
    const good = lastOfEach(all.filter(({ businessId }) => !isUnknown(businessId)));
    await writeProducts({ db: trx, search, begun }, good);
    return all.length - refused.length;
  });
  for (const line of refused) refuse(line, 'its businessID is unknown');
  return { businesses: entries.filter(({ business }) => business).length, products };
}

/** One statement cannot write a row twice: of several lines with one id only the last is written. */
const lastOfEach = <Item extends { id: string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
