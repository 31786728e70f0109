import type { Database, Kysely } from '@wbn/database';
import { openSecret, sealSecret, type TokenKeys } from '@wbn/http';

/** Encrypts the secrets of identity providers with the current key, so that former keys can be forgotten. */
export async function sealProviderSecrets(
  db: Kysely<Database>,
  keys: TokenKeys,
  onDamage: (businessID: string, error: unknown) => void,
): Promise<void> {
  const known = keys.former.map(({ kid }) => kid);
  if (known.length === 0) return;
  const rows = await db
    .selectFrom('signInProviders')
    .select(['id', 'businessId', 'secretSealed', 'keyId'])
    .where('keyId', 'in', known)
    .execute();
  for (const row of rows) {
    try {
      const purpose = `wbn provider ${row.businessId}` as const;
      await db
        .updateTable('signInProviders')
        .set(sealSecret(keys, purpose, openSecret(keys, purpose, row)))
        .where('id', '=', row.id)
        // Its owner may have entered another one meanwhile.
        .where('secretSealed', '=', row.secretSealed)
        .execute();
    } catch (error) {
      onDamage(row.businessId, error);
    }
  }
}
