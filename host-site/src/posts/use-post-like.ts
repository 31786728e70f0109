import { reactionSummary } from '@wbn/contract';
import { createLike, type Like } from '@wbn/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';

/**
 * The like of a post. Visitors see the count of the post; for users the count and their own like are loaded when the post is near
 * (`isNear`), and a failure is shown at the post.
 */
export function usePostLike(resourceID: string, count: number, isNear: boolean) {
  const session = useSession();
  const { businessID, userID } = useVisitor();
  const [shown, setShown] = useState({ on: false, count });
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const like = useRef<Promise<Like>>(undefined);

  const open = useCallback(() => {
    if (!session) return undefined;
    like.current ??= session.client().then((client) => {
      const made = createLike(client, { resourceType: 'post', resourceID, count });
      made.subscribe(setShown);
      return made;
    });
    return like.current;
  }, [session, resourceID, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: who speaks as another business has other likes, and another try asks anew
  useEffect(() => {
    like.current = undefined;
    setShown((before) => (before.on ? { ...before, on: false } : before));
    setFailed(false);
    if (!session || !userID || !isNear) return;
    let current = true;
    const ask = async () => {
      const client = await session.client();
      const { data } = await client.call(reactionSummary, { params: { id: resourceID } });
      const made = await open();
      if (!current) return;
      made?.load({ count: data.reactionCount.like });
      // Without it the heart is empty; a click corrects that.
      made?.ask().catch(() => undefined);
    };
    ask().catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [session, userID, businessID, isNear, resourceID, open, round]);

  return {
    ...shown,
    hasFailed,
    retry: () => setRound(round + 1),
    toggle: () => void open()?.then((made) => made.toggle()),
  };
}
