import { businessActKinds } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type ActKind, type Acts, loadActs, pageSize } from './load-acts.ts';

const isKind = (value: string | null): value is ActKind => businessActKinds.some((kind) => kind === value);

/** The shown acts of the kind in the address. `first`: the newest ones of all kinds. */
export function useActs(client: Client, businessID: string, first: Acts, failed: () => void) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('kind');
  const kind = isKind(asked) ? asked : undefined;
  const [shown, setShown] = useState<{ kind: ActKind | undefined; acts: Acts }>({ kind: undefined, acts: first });
  const [busy, setBusy] = useState(false);
  /** The number of the newest request: the answers of earlier ones are dropped. */
  const newest = useRef(0);
  const latest = useRef(failed);
  latest.current = failed;

  const load = async (of: ActKind | undefined, before: Acts['items']) => {
    newest.current += 1;
    const mine = newest.current;
    setBusy(true);
    try {
      const page = Math.floor(before.length / pageSize) + 1;
      const { items, total } = await loadActs(client, businessID, of, page);
      if (mine !== newest.current) return;
      const known = new Set(before.map(({ auditID }) => auditID));
      const added = items.filter(({ auditID }) => !known.has(auditID));
      setShown({ kind: of, acts: { items: [...before, ...added], total } });
    } catch {
      if (mine === newest.current) latest.current();
    } finally {
      if (mine === newest.current) setBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is the only reason to load anew
  useEffect(() => {
    if (kind !== shown.kind) load(kind, []);
  }, [kind]);

  return {
    acts: shown.acts,
    busy,
    kind,
    choose: (to: string) =>
      setAddress(
        (now) => {
          // The language stands in the address too.
          if (to === '') now.delete('kind');
          else now.set('kind', to);
          return now;
        },
        { preventScrollReset: true },
      ),
    more: () => {
      if (!busy) load(kind, shown.acts.items);
    },
  };
}
