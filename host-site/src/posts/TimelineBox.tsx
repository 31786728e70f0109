import { fill } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import { type Actor, actors, type Client, createConnect } from '@wbn/core';
import { PenLine } from 'lucide';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';
import { useKnownPerson } from '../session/use-known-person.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PostBox } from './PostBox.tsx';
import { PostBoxPlace } from './PostBoxPlace.tsx';
import { usePostTexts } from './texts/index.ts';

interface TimelineBoxProps {
  readonly timelineID: string;
  readonly timelineType: 'user' | 'business';
  /** The timeline's owner. */
  readonly name: string;
  readonly onPosted: (post: Post | undefined) => void;
}

async function isConnected(client: Client, partyID: string): Promise<boolean> {
  const connect = createConnect(client, partyID);
  await connect.ask();
  return connect.get().relation === 'connected';
}

/**
 * The post form on a timeline, for its owner (or members of the business) and connected parties; the server decides. On one's own timeline
 * it is visible; on others it opens on click, because the permission is known late and the layout must not move. Hidden for visitors.
 */
export function TimelineBox({ name, onPosted, timelineID, timelineType }: TimelineBoxProps) {
  const { settings } = useSite();
  const texts = usePostTexts();
  const session = useSession();
  const { userID } = useVisitor();
  const isOwn = useKnownPerson() === timelineID;
  const [mine, setMine] = useState<{ client: Client; all: readonly Actor[] } | 'asking' | 'others'>('asking');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    setMine('asking');
    if (!session || !userID) return;
    let current = true;
    const ask = async () => {
      const client = await session.client();
      const all = await actors(client);
      const isMine =
        timelineType === 'user' ? timelineID === userID : all.some(({ businessID }) => businessID === timelineID);
      const isWelcome = isMine || (settings.extensions && (await isConnected(client, timelineID)));
      if (current) setMine(isWelcome ? { client, all } : 'others');
    };
    // After a failure there is no form, but the timeline is readable.
    ask().catch(() => current && setMine('others'));
    return () => {
      current = false;
    };
  }, [session, userID, timelineID, timelineType, settings.extensions]);

  if (mine === 'asking' || mine === 'others') {
    return (
      <PostBoxPlace timelineID={timelineID}>
        {mine === 'others' && !isOwn ? fill(texts.whoPosts, { name }) : undefined}
      </PostBoxPlace>
    );
  }
  if (!isOwn && !isOpen) {
    return (
      <PostBoxPlace timelineID={timelineID}>
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          <Icon node={PenLine} size={18} />
          {texts.create}
        </button>
      </PostBoxPlace>
    );
  }
  return (
    <PostBox
      client={mine.client}
      actors={mine.all}
      timeline={{ timelineID, timelineType }}
      onPosted={onPosted}
      isAsked={isOpen}
    />
  );
}
