import type { ResourceType } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { Heart } from 'lucide';
import { useEffect, useState } from 'react';
import type { View } from 'shadow-dom-inject';
import { useSyncExternalStore } from '../runtime/use-sync-external-store.ts';
import { Icon } from './Icon.tsx';
import type { Like } from './live.ts';
import { askLogin, useSession } from './use-session.ts';

type LikingView = View<unknown, unknown, { readonly like: string }, Client>;

interface LikeButtonProps {
  readonly view: LikingView;
  readonly resourceType: ResourceType;
  readonly resourceID: string;
  readonly count: number;
}

const silent = () => () => {};
const nothing = () => undefined;

/** A like with its count: changes at once, and silently reverts if the call fails. */
export function LikeButton({ view, resourceType, resourceID, count }: LikeButtonProps) {
  const { services: client, emit, offerRetry } = view;
  const { status, actor } = useSession(client);
  const isIn = status === 'authenticated';
  const [like, setLike] = useState<Like>();
  const state = useSyncExternalStore(like?.subscribe ?? silent, like?.get ?? nothing);
  const [tries, setTries] = useState(0);
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
        // The first time nobody has asked for it.
        .catch(() => tries && offerRetry?.(again));
    }
    return () => {
      isOver = true;
      setLike(undefined);
    };
  }, [client, resourceID, count, isIn, actor, tries]);
  const again = () => setTries(tries + 1);
  const press = () => {
    const what = { resourceType, resourceID };
    if (!isIn) return askLogin(view, what, 'react');
    if (!like) return again();
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
      aria-label={`${view.texts.like} ${shown}`}
      onClick={press}
    >
      <Icon of={Heart} size={16} />
      {shown}
    </button>
  );
}
