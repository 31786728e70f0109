import type { Database, Kysely } from '@wbn/database';
import type { SeedOptions } from './network/seed.ts';
import { isSeeded } from './network/seeded.ts';

export { demoEmails, demoPassword } from './accounts/logins.ts';
export { keepDemoKey } from './accounts/partner-key.ts';
export { drawMadePictures } from './pictures/made-pictures.ts';

/**
 * Puts the demo network into an empty database, once.
 * @returns how many businesses were put in; 0 when the network was there
 */
export async function fillNetwork(db: Kysely<Database>, options: SeedOptions): Promise<number> {
  if (await isSeeded(db)) return 0;
  // Names, words and grammars of a whole network: only its first start needs them.
  const { seedNetwork } = await import('./network/seed.ts');
  return seedNetwork(db, options);
}
