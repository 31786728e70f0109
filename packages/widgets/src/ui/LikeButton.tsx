import type { ResourceType } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { Heart } from 'lucide';
import { useEffect, useState } from 'react';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';
import { Icon } from './Icon.tsx';
import type { Like } from './live.ts';
import { askLogin, useSession } from './use-session.ts';

interface LikeButtonProps {
  readonly client: Client;
  readonly resourceType: ResourceType;
  readonly resourceID: string;
  readonly count: number;
  readonly label: string;
  emit(name: string, detail?: unknown, cancelable?: boolean): boolean;
}

const silent = () => () => {};
const nothing = () => undefined;

/** A like with its count: changes at once, and silently reverts if the call fails. */
export function LikeButton({ client, resourceType, resourceID, count, label, emit }: LikeButtonProps) {
  const { status, actor } = useSession(client);
  const isIn = status === 'authenticated';
  const [like, setLike] = useState<Like>();
  const state = useSyncExternalStore(like?.subscribe ?? silent, like?.get ?? nothing);
  useEffect(() => {
    let isOver = false;
    if (isIn) {
      import('./live.ts')
        .then(({ createReportingLike }) => {
          if (isOver) return;
          const made = createReportingLike(client, { resourceType, resourceID, count }, emit);
          setLike(made);
          return made.ask();
        })
        .catch(() => {});
    }
    return () => {
      isOver = true;
      setLike(undefined);
    };
  }, [client, resourceID, count, isIn, actor]);
  const press = () => {
    const what = { resourceType, resourceID };
    if (!isIn) return askLogin(client, emit, what, 'react');
    if (!like) return;
    like.toggle();
    emit('wbn-reaction', { ...what, on: like.get().on });
  };
  const { on, count: shown } = state ?? { on: false, count };
  return (
    <button
      type="button"
      className="quiet like"
      part="like"
      aria-pressed={on}
      aria-label={`${label} ${shown}`}
      onClick={press}
    >
      <Icon of={Heart} size={16} />
      {shown}
    </button>
  );
}
