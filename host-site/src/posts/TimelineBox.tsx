import type { Post } from '@wbn/contract/shapes';
import { type Actor, actors, type Client, createConnect } from '@wbn/core';
import { PenLine } from 'lucide';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';
import { useKnownPerson } from '../session/use-known-person.ts';
import { useSite } from '../site-context.ts';
import { say } from '../texts/texts.ts';
import { Icon } from '../ui/Icon.tsx';
import { PostBox } from './PostBox.tsx';
import { PostBoxPlace } from './PostBoxPlace.tsx';
import { usePostTexts } from './texts/index.ts';

interface TimelineBoxProps {
  readonly timelineID: string;
  readonly timelineType: 'user' | 'business';
  /** Whose it is. */
  readonly name: string;
  readonly onPosted: (post: Post | undefined) => void;
}

async function isConnected(client: Client, partyID: string): Promise<boolean> {
  const connect = createConnect(client, partyID);
  await connect.ask();
  return connect.get().relation === 'connected';
}

/**
 * The box on a timeline, for its owner: the person, or whoever speaks for the business; and for those connected with them. The
 * server decides in the end. On one's own timeline it stands there; on another it opens at a press, for whether one may is known
 * only after the page is read, which must not move under the reader. Visitors have neither, nor a place for it.
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
    // Without an answer there is no box, and the timeline can be read all the same.
    ask().catch(() => current && setMine('others'));
    return () => {
      current = false;
    };
  }, [session, userID, timelineID, timelineType, settings.extensions]);

  if (mine === 'asking' || mine === 'others') {
    return (
      <PostBoxPlace timelineID={timelineID}>
        {mine === 'others' && !isOwn ? say(texts.whoPosts, { name }) : undefined}
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
