import { createThread } from '@wbn/core';
import { useMemo } from 'react';
import type { CommentsView } from './comments-view.ts';
import { Skeleton, Thread } from './thread.tsx';

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
