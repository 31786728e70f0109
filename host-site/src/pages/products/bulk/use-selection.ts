import type { OwnProduct } from '@wbn/contract/shapes';
import { useState } from 'react';

export interface Selection {
  /** Ids of the chosen products. */
  readonly chosen: ReadonlySet<string>;
  set(productID: string, isChosen: boolean): void;
  setAll(products: readonly OwnProduct[], isChosen: boolean): void;
  clear(): void;
}

/** The products that a person chose in the list. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const changed = (ids: readonly string[], isChosen: boolean) => (before: ReadonlySet<string>) => {
    const after = new Set(before);
    for (const id of ids) after[isChosen ? 'add' : 'delete'](id);
    return after;
  };
  return {
    chosen,
    set: (productID, isChosen) => setChosen(changed([productID], isChosen)),
    setAll: (products, isChosen) =>
      setChosen(
        changed(
          products.map(({ productID }) => productID),
          isChosen,
        ),
      ),
    clear: () => setChosen(new Set()),
  };
}
