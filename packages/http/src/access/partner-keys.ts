import { partnerScopes, type Scope } from '@wbn/contract';
import { type Database, type Kysely, sql } from '@wbn/database';
import { allowsOrigin } from './allows-origin.ts';

export interface PartnerKey {
  readonly id: string;
  readonly publishableKey: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly anyLoopbackPort: boolean;
  readonly scopes: readonly Scope[];
  readonly edition: string | null;
  readonly quotaPerMinute: number;
}

/** Runs before the database is asked for a name that had no key when it was asked before; a rejection refuses the look-up. */
export type BeforeLookUp = () => Promise<void>;

export interface PartnerKeys {
  find(publishableKey: string, before?: BeforeLookUp): Promise<PartnerKey | undefined>;
  /** Active keys that pages of the origin may use: those that list it first, and of them the oldest. */
  ofOrigin(origin: string, before?: BeforeLookUp): Promise<readonly PartnerKey[]>;
}

/** Milliseconds that a look-up is cached: a revoked key works at most this much longer. */
const memory = 5_000;
const maximum = 2_000;

/** Active publishable keys, read from the database and cached for five seconds. */
export function partnerKeys(db: Kysely<Database>): PartnerKeys {
  const active = () =>
    db
      .selectFrom('partnerKeys')
      .select(['id', 'publishableKey', 'name', 'origins', 'anyLoopbackPort', 'scopes', 'edition', 'quotaPerMinute'])
      .where('revokedAt', 'is', null)
      .orderBy('anyLoopbackPort')
      .orderBy('createdAt');
  const byKey = remembered(async (key) => (await active().where('publishableKey', '=', key).execute()).map(trim));
  const byOrigin = remembered(async (origin) => {
    const found = await active()
      .where(sql<boolean>`(origins @> array[${origin}]::text[] or any_loopback_port)`)
      .execute();
    return found.filter((key) => allowsOrigin(key, origin)).map(trim);
  });
  return {
    find: async (key, before) => (/^pk_\w{1,80}$/.test(key) ? (await byKey(key, before))[0] : undefined),
    ofOrigin: async (origin, before) => (/^https?:\/\/[\w.:[\]-]{1,255}$/.test(origin) ? byOrigin(origin, before) : []),
  };
}

/** A partner may never manage or pay, whatever its row says. */
const trim = <Row extends { scopes: string[] }>(row: Row) => ({
  ...row,
  scopes: partnerScopes.filter((scope) => row.scopes.includes(scope)),
});

interface Remembered {
  readonly at: number;
  readonly keys: Promise<readonly PartnerKey[]>;
  /** Whether there was a key: visitors of a partner's page pay for no look-up. */
  isKnown: boolean;
}

/** Caches results for a short time; evicts the oldest first. Concurrent look-ups of one name are shared; failures are not cached. */
function remembered(
  look: (name: string) => Promise<readonly PartnerKey[]>,
): (name: string, before?: BeforeLookUp) => Promise<readonly PartnerKey[]> {
  const kept = new Map<string, Remembered>();
  const recent = (name: string) => {
    const found = kept.get(name);
    return found && Date.now() - found.at < memory ? found.keys : undefined;
  };
  const ask = (name: string, isKnown: boolean) => {
    const one: Remembered = { at: Date.now(), keys: look(name), isKnown };
    kept.delete(name);
    kept.set(name, one);
    one.keys.then(
      ({ length }) => {
        one.isKnown = length > 0;
      },
      () => kept.delete(name),
    );
    if (kept.size > maximum) kept.delete(kept.keys().next().value as string);
    return one.keys;
  };
  return async (name, before) => {
    const found = recent(name);
    if (found) return found;
    const isKnown = kept.get(name)?.isKnown ?? false;
    if (!isKnown) await before?.();
    // Somebody else may have asked meanwhile.
    return recent(name) ?? ask(name, isKnown);
  };
}
