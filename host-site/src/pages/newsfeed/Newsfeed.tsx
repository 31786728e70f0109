import { searchPath } from '@wbn/contract';
import { type Actor, actors, type Client, createNewsfeed, type Feed as Machine } from '@wbn/core';
import { Newspaper } from 'lucide';
import { useSyncExternalStore } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { Feed } from '../../posts/Feed.tsx';
import { PostBox } from '../../posts/PostBox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Beside } from './Beside.tsx';
import type { NewsfeedPage } from './loader.ts';
import './newsfeed.css';

interface Newsfeed {
  readonly feed: Machine;
  readonly who: readonly Actor[];
}

async function open(client: Client): Promise<Newsfeed> {
  const feed = createNewsfeed(client);
  const [who] = await Promise.all([actors(client), feed.more()]);
  if (feed.get().hasFailed) throw new Error('The newsfeed did not answer.');
  return { feed, who };
}

/** The last newsfeed with all loaded pages: returning to it restores it. */
let read: { readonly key: string; readonly userID: string | undefined; readonly newsfeed: Newsfeed } | undefined;

async function openAgain(client: Client, key: string): Promise<Newsfeed> {
  const userID = client.session?.get().userID;
  if (read?.key === key && read.userID === userID) {
    // The kept answers do not have the likes that came meanwhile.
    read.newsfeed.feed.forgetOwn();
    return read.newsfeed;
  }
  read = { key, userID, newsfeed: await open(client) };
  return read.newsfeed;
}

/** Posts of followed authors, with a form for a new post. */
export function Newsfeed() {
  const { texts } = useLoaderData<NewsfeedPage>();
  // Key of the history entry: equal only after back and forward.
  const { key } = useLocation();
  return (
    <div className="feed-page feed-page-wide">
      <h1 className="visually-hidden">{texts.title}</h1>
      <PersonalPage loading={texts.loading} failed={texts.failed} of={key} load={(client) => openAgain(client, key)}>
        {(data, client) => <Opened {...data} client={client} />}
      </PersonalPage>
    </div>
  );
}

function Opened({ client, feed, who }: Newsfeed & { readonly client: Client }) {
  const { texts } = useLoaderData<NewsfeedPage>();
  const state = useSyncExternalStore(feed.subscribe, feed.get, feed.get);
  const empty = (
    <div className="empty">
      <Icon node={Newspaper} size={40} />
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyText}</p>
      <PageLink className="button button-primary" to={searchPath()}>
        {texts.emptyAction}
      </PageLink>
    </div>
  );
  return (
    <>
      <div className="feed-posts">
        <PostBox client={client} actors={who} onPosted={(post) => post && feed.prepend(post)} />
        <Feed state={state} more={feed.more} hide={feed.hide} empty={empty} />
      </div>
      <Beside client={client} texts={texts} />
    </>
  );
}
