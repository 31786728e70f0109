import type { Post } from '@wbn/contract/shapes';
import { type Actor, actors, type Client, createConnect } from '@wbn/core';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';
import { useSite } from '../site-context.ts';
import { PostBox } from './PostBox.tsx';

interface TimelineBoxProps {
  readonly timelineID: string;
  readonly timelineType: 'user' | 'business';
  readonly onPosted: (post: Post | undefined) => void;
}

async function isConnected(client: Client, partyID: string): Promise<boolean> {
  const connect = createConnect(client, partyID);
  await connect.ask();
  return connect.get().relation === 'connected';
}

/**
 * The box on a timeline, for whom it belongs to: the person, or whoever speaks for the business; and for who is connected with them. The
 * server decides in the end.
 */
export function TimelineBox({ onPosted, timelineID, timelineType }: TimelineBoxProps) {
  const { settings } = useSite();
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
      const isWelcome = isMine || (settings.extensions && (await isConnected(client, timelineID)));
      if (current && isWelcome) setMine({ client, all });
    };
    // Without an answer there is no box, and the timeline can be read all the same.
    ask().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [session, userID, timelineID, timelineType, settings.extensions]);
  if (!mine) return null;
  return <PostBox client={mine.client} actors={mine.all} timeline={{ timelineID, timelineType }} onPosted={onPosted} />;
}
