import { createDesk, type Desk, type DeskState } from '@wbn/core';
import { useSyncExternalStore } from '../../runtime/use-sync-external-store.ts';
import type { Shared } from '../shared-props.ts';

const desks = new WeakMap<object, Desk>();

/** The desk of a message center: one for all its parts. */
export function deskOf({ center, view }: Pick<Shared, 'center' | 'view'>): Desk {
  const desk = desks.get(center) ?? createDesk(view.services);
  desks.set(center, desk);
  return desk;
}

export function useDesk(shared: Pick<Shared, 'center' | 'view'>): DeskState {
  const desk = deskOf(shared);
  return useSyncExternalStore(desk.subscribe, desk.get);
}
