import { useLoaderData } from 'react-router';
import { TimelineFeed } from '../../posts/TimelineFeed.tsx';
import { usePostTexts } from '../../posts/texts/index.ts';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { TimelineData } from './loader.ts';

type Ready = Extract<TimelineData, { state: 'ready' }>;

/** The public posts of a person or a business. */
export function Timeline() {
  const found = useLoaderData<TimelineData>();
  const { texts } = useSite();
  const posts = usePostTexts();
  if (found.state !== 'ready') {
    if (found.state === 'failed') return <MissingPage title={texts.errors.title} text={texts.errors.text} retry />;
    return <MissingPage title={posts.timelineMissing} text={posts.timelineMissingText} />;
  }
  return <Opened key={found.owner.id + found.first.items[0]?.postID} {...found} />;
}

function Opened({ first, isPostGone, owner }: Ready) {
  const texts = usePostTexts();
  return (
    <div className="feed-page">
      <header className="timeline-head">
        <Avatar name={owner.name} url={owner.photo} round={owner.type === 'user'} eager />
        <div>
          <h1>
            <PageLink to={owner.path}>
              <bdi>{owner.name}</bdi>
            </PageLink>
          </h1>
          <p>{texts.timeline}</p>
        </div>
      </header>
      {isPostGone ? <p className="notice">{texts.postGone}</p> : null}
      <TimelineFeed timelineID={owner.id} timelineType={owner.type} name={owner.name} first={first} />
    </div>
  );
}
