import { type Client, keyValue } from '@wbn/core';
import { useCallback, useRef, useState } from 'react';

/** In this tab: it outlives a login in the middle of a form, and is gone with the tab from a computer that others use too. */
const inTab = keyValue(() => sessionStorage);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** What was kept, as far as it has the form's shape; undefined when there is none. */
function readDraft<Values extends object>(key: string, initial: Values): Values | undefined {
  try {
    const kept = JSON.parse(inTab.get(key) ?? 'null');
    if (kindOf(kept) !== 'object') return undefined;
    const entries = Object.entries(initial).map(([name, first]) => [
      name,
      kindOf(kept[name]) === kindOf(first) ? kept[name] : first,
    ]);
    return Object.fromEntries(entries);
  } catch {
    return undefined;
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values of a form, kept for this user under the form's name until they are saved. A session that ends in the middle of a form leads
 * to the login and back to the form as it was. Values are plain data, none of them null.
 */
export function useDraft<Values extends object>(client: Client, form: string, initial: Values) {
  const key = `wbn:draft:${client.session?.get().userID}:${form}`;
  const [start] = useState(() => readDraft(key, initial));
  const [shown, setShown] = useState({ base: initial, values: start ?? initial });
  // Two changes in one event build on each other.
  const latest = useRef(shown);

  const keep = useCallback(
    (next: typeof shown) => {
      latest.current = next;
      inTab.set(key, isSame(next.values, next.base) ? undefined : JSON.stringify(next.values));
      setShown(next);
    },
    [key],
  );
  const change = useCallback(
    (part: Partial<Values>) => keep({ ...latest.current, values: { ...latest.current.values, ...part } }),
    [keep],
  );
  /** The values are saved, or given up: the form goes on from these. */
  const restart = useCallback((from: Values) => keep({ base: from, values: from }), [keep]);
  return {
    values: shown.values,
    change,
    restart,
    isChanged: !isSame(shown.values, shown.base),
    /** Something was kept from before. */
    isRestored: start !== undefined && !isSame(start, initial),
  };
}
