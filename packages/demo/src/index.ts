import type { Database, Kysely } from '@wbn/database';
import type { SeedOptions } from './network/seed.ts';
import { isSeeded } from './network/seeded.ts';

export { demoEmails, demoPassword } from './accounts/logins.ts';
export { keepDemoKey } from './accounts/partner-key.ts';
export { drawMadePictures } from './pictures/made-pictures.ts';

/**
 * Inserts the demo network into an empty database, once.
 * @returns the number of businesses inserted; 0 if the network existed
 */
export async function fillNetwork(db: Kysely<Database>, options: SeedOptions): Promise<number> {
  if (await isSeeded(db)) return 0;
  // Loads the words and grammars only for the first start, which alone needs them.
  const { seedNetwork } = await import('./network/seed.ts');
  return seedNetwork(db, options);
}
