import type { Client } from '@wbn/core';
import { useEffect, useState } from 'react';
import type { LazyClient } from '../runtime/lazy-client.ts';

export type Lists = typeof import('./lists.tsx');

/** Shared by all widgets of the page. */
let lists: Lists | undefined;

/** In this order, because names of properties cost bytes. */
type LazyLists = [
  /** Fetches lists and client when a visitor first uses the widget. May be repeated; after a failure it tries again. */
  need: () => void,
  /** Undefined until they have loaded. */
  lists: Lists | undefined,
  hasFailed: boolean,
];

/**
 * Lists under a control, and the client that fills them. Few visitors need them, so they load at first use. `fill` loads the rows that a
 * visitor has asked for until now.
 */
export function useLists(client: Client, fill: () => unknown): LazyLists {
  const [isHere, arrive] = useState(!!lists);
  const [hasFailed, fail] = useState(false);
  const need = () => {
    Promise.all([import('./lists.tsx'), (client as Partial<LazyClient>).load?.(), fill()]).then(
      ([module]) => {
        lists = module;
        arrive(true);
        fail(false);
      },
      () => fail(true),
    );
  };
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', need);
    return () => removeEventListener('online', need);
  }, [hasFailed]);
  return [need, isHere ? lists : undefined, hasFailed];
}
