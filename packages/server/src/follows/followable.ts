import type { Db } from '../context.ts';
import { fail } from '../fail.ts';
import { resourceOf } from '../reactions/resource.ts';

/** Businesses are followed, and people; anything else, and what is gone, is not found. */
export async function followableOf(db: Db, id: string): Promise<'business' | 'user'> {
  const type = await resourceOf(db, id);
  return type === 'business' || type === 'user' ? type : fail('NotFound');
}
