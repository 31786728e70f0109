import type { Post } from '@wbn/contract/shapes';
import { type Actor, actors, type Client } from '@wbn/core';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';
import { PostBox } from './PostBox.tsx';

interface OwnBoxProps {
  readonly timelineID: string;
  readonly timelineType: 'user' | 'business';
  readonly onPosted: (post: Post | undefined) => void;
}

/** The box on a timeline, for whom it belongs to: the person, or whoever speaks for the business. The server decides in the end. */
export function OwnBox({ onPosted, timelineID, timelineType }: OwnBoxProps) {
  const session = useSession();
  const { userID } = useVisitor();
  const [mine, setMine] = useState<{ client: Client; all: readonly Actor[] }>();
  useEffect(() => {
    setMine(undefined);
    if (!session || !userID) return;
    let current = true;
    const ask = async () => {
      const client = await session.client();
      const all = await actors(client);
      const isMine =
        timelineType === 'user' ? timelineID === userID : all.some(({ businessID }) => businessID === timelineID);
      if (current && isMine) setMine({ client, all });
    };
    // Without an answer there is no box, and the timeline can be read all the same.
    ask().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [session, userID, timelineID, timelineType]);
  if (!mine) return null;
  return <PostBox client={mine.client} actors={mine.all} timeline={{ timelineID, timelineType }} onPosted={onPosted} />;
}
