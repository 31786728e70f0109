import { useEffect, useState } from 'react';

/**
 * React's hook of this name, for stores whose value is another object after each change. Of all that widgets use, only this hook stands in
 * @preact/compat itself; the rest it hands on from preact. So no visitor fetches compat (docs/decisions/119).
 */
export function useSyncExternalStore<T>(subscribe: (changed: () => void) => () => void, get: () => T): T {
  const [, compare] = useState(get);
  useEffect(() => {
    const look = () => compare(get);
    // The store may have changed since the view was drawn.
    look();
    return subscribe(look);
  }, [subscribe, get]);
  return get();
}
