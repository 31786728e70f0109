import { type Client, keyValue } from '@wbn/core';
import { useCallback, useRef, useState } from 'react';

/** In this tab's storage: it survives a login during the form but is not kept on shared computers. */
const inTab = keyValue(() => sessionStorage);

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** The stored draft, if it has the form's shape; otherwise undefined. */
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
 * The values of a form, stored for this user by the form's name until they are saved. If the session ends, the login returns to the
 * unchanged form. Values are plain data without nulls.
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
  /** Continues from these values after saving or discarding. */
  const restart = useCallback((from: Values) => keep({ base: from, values: from }), [keep]);
  return {
    values: shown.values,
    change,
    restart,
    isChanged: !isSame(shown.values, shown.base),
    /** Whether a stored draft was restored. */
    isRestored: start !== undefined && !isSame(start, initial),
  };
}
