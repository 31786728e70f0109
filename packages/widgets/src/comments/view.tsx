import type { ResourceType } from '@wbn/contract/shapes';
import { type Client, type CommentsPage, createThread } from '@wbn/core';
import { useMemo } from 'react';
import type { View } from 'shadow-dom-inject';
import type { CommentsTexts } from './texts/en.ts';
import { Skeleton, Thread } from './thread.tsx';

interface CommentsProps {
  readonly resourceId: string;
  readonly resourceType: ResourceType;
}
export type CommentsView = View<CommentsProps, CommentsPage, CommentsTexts, Client>;

export function Comments(view: CommentsView) {
  const { data, props, services: client, status, texts } = view;
  const { resourceId: resourceID, resourceType } = props;
  const thread = useMemo(
    () => createThread(client, { resourceID, resourceType, first: data }),
    [client, resourceID, resourceType, data],
  );
  const isLoading = status === 'loading';
  return (
    <section className="comments" part="comments" aria-label={texts.title} aria-busy={isLoading}>
      {isLoading ? (
        <Skeleton text={texts.loading} />
      ) : (
        <Thread view={view} thread={thread} resourceID={resourceID} resourceType={resourceType} />
      )}
    </section>
  );
}
