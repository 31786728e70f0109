import type { Db } from '../context.ts';
import { fail } from '../fail.ts';
import { resourceOf } from '../reactions/resource.ts';

/** Businesses and products are saved; anything else, and what is gone, is not found. */
export async function saveableOf(db: Db, id: string): Promise<'business' | 'product'> {
  const type = await resourceOf(db, id);
  return type === 'business' || type === 'product' ? type : fail('NotFound');
}
