import { partnerScopes, type Scope } from '@wbn/contract';
import { type Database, type Kysely, sql } from '@wbn/database';

export interface PartnerKey {
  readonly id: string;
  readonly publishableKey: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly scopes: readonly Scope[];
  readonly edition: string | null;
  readonly quotaPerMinute: number;
}

export interface PartnerKeys {
  find(publishableKey: string): Promise<PartnerKey | undefined>;
  /** Active keys that list the origin, oldest first. */
  ofOrigin(origin: string): Promise<readonly PartnerKey[]>;
}

/** Milliseconds that a look-up is cached: a revoked key works at most this much longer. */
const memory = 5_000;
const maximum = 2_000;

/** Active publishable keys, read from the database and cached for five seconds. */
export function partnerKeys(db: Kysely<Database>): PartnerKeys {
  const active = () =>
    db
      .selectFrom('partnerKeys')
      .select(['id', 'publishableKey', 'name', 'origins', 'scopes', 'edition', 'quotaPerMinute'])
      .where('revokedAt', 'is', null)
      .orderBy('createdAt');
  const byKey = remembered(async (key) => {
    const row = await active().where('publishableKey', '=', key).executeTakeFirst();
    return row && trim(row);
  });
  const byOrigin = remembered(async (origin) =>
    (await active().where(sql<boolean>`origins @> array[${origin}]::text[]`).execute()).map(trim),
  );
  return {
    find: async (key) => (/^pk_\w{1,80}$/.test(key) ? byKey(key) : undefined),
    ofOrigin: async (origin) => (/^https?:\/\/[\w.:[\]-]{1,255}$/.test(origin) ? byOrigin(origin) : []),
  };
}

/** A partner may never manage or pay, whatever its row says. */
const trim = <Row extends { scopes: string[] }>(row: Row) => ({
  ...row,
  scopes: partnerScopes.filter((scope) => row.scopes.includes(scope)),
});

/** Caches results for a short time; evicts the oldest first. Concurrent look-ups of one name are shared; failures are not cached. */
function remembered<Value>(look: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const kept = new Map<string, { at: number; value: Promise<Value> }>();
  return (name) => {
    const found = kept.get(name);
    if (found && Date.now() - found.at < memory) return found.value;
    const value = look(name);
    kept.delete(name);
    kept.set(name, { at: Date.now(), value });
    value.catch(() => kept.delete(name));
    if (kept.size > maximum) kept.delete(kept.keys().next().value as string);
    return value;
  };
}
