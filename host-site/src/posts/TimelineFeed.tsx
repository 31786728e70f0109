import { fill } from '@wbn/contract';
import type { TimelinePage } from '@wbn/core';
import { Feed } from './Feed.tsx';
import { TimelineBox } from './TimelineBox.tsx';
import { usePostTexts } from './texts/index.ts';
import { useTimeline } from './use-timeline.ts';

export interface TimelineFeedProps {
  readonly timelineID: string;
  readonly timelineType: 'user' | 'business';
  readonly name: string;
  /** Its first page. */
  readonly first: TimelinePage;
}

/** The posts of one timeline, with a form for people who may post. */
export function TimelineFeed({ first, name, timelineID, timelineType }: TimelineFeedProps) {
  const texts = usePostTexts();
  const { hide, more, prepend, state } = useTimeline(timelineID, first);
  const empty = <p className="notice">{fill(texts.timelineEmpty, { name })}</p>;
  return (
    <>
      <TimelineBox
        timelineID={timelineID}
        timelineType={timelineType}
        name={name}
        onPosted={(post) => post && prepend(post)}
      />
      <Feed state={state} more={more} hide={hide} empty={empty} />
    </>
  );
}
