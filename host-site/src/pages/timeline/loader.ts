import { fill, loadTimeline, readPost } from '@wbn/contract';
import type { Post } from '@wbn/contract/shapes';
import type { TimelinePage } from '@wbn/core';
import { data } from 'react-router';
import type { Caller } from '../../api/context.ts';
import type { MetaInput, PageMeta } from '../../document/meta.ts';
import { loadPostTexts, type WithPostTexts } from '../../posts/texts/index.ts';
import { type LoaderInput, statusOf } from '../../routing/page-route.ts';
import { type TimelineOwner, timelineOwner } from './timeline-owner.ts';

export type TimelineData = WithPostTexts &
  (
    | {
        readonly state: 'ready';
        readonly owner: TimelineOwner;
        /** The first page; a shared post is on top. */
        readonly first: TimelinePage;
        /** Whether the shared post was removed. */
        readonly isPostGone: boolean;
      }
    | { readonly state: 'missing' | 'failed' }
  );

/** The shared post; undefined if it cannot be loaded now. */
async function readShared(call: Caller, postID: string): Promise<Post | 'gone' | undefined> {
  try {
    return (await call(readPost, { params: { postID } })).data;
  } catch (error) {
    return statusOf(error) === 502 ? undefined : 'gone';
  }
}

export async function load({ call, locale, params, url }: LoaderInput) {
  const { timelineID = '' } = params;
  const postID = url.searchParams.get('post');
  const postTexts = await loadPostTexts(locale);
  try {
    const [owner, timeline, shared] = await Promise.all([
      timelineOwner(call, timelineID),
      call(loadTimeline, { params: { timelineID }, query: { skip: '0', size: '10' } }),
      postID ? readShared(call, postID) : undefined,
    ]);
    const { isOver, items } = timeline.data;
    const isPostGone = shared === 'gone';
    const posts =
      shared && shared !== 'gone' ? [shared, ...items.filter((post) => post.postID !== shared.postID)] : items;
    const first = { items: posts, isOver };
    return { state: 'ready', postTexts, owner, first, isPostGone } satisfies TimelineData;
  } catch (error) {
    const status = statusOf(error);
    const state = status === 502 ? 'failed' : 'missing';
    return data({ state, postTexts } satisfies TimelineData, { status });
  }
}

export function meta({ data: found, texts }: MetaInput<TimelineData>): PageMeta {
  if (found.state !== 'ready') {
    const title = found.state === 'missing' ? found.postTexts.timelineMissing : texts.errors.title;
    return { title: `${title} | WBN`, description: texts.product.failed, noIndex: true };
  }
  const { id, name, photo } = found.owner;
  return {
    title: `${fill(found.postTexts.timelineOf, { name })} | WBN`,
    description: fill(found.postTexts.timelineAbout, { name }),
    canonical: `/timeline/${id}`,
    image: photo,
    noIndex: found.first.items.length === 0,
  };
}
