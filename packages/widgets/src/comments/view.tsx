import { createThread } from '@wbn/core';
import { useMemo } from 'react';
import { openLink } from '../ui/open-link.ts';
import type { CommentsView } from './comments-view.ts';
import { Skeleton, Thread } from './thread.tsx';

export function Comments(view: CommentsView) {
  const { data, props, services: client, status, texts, emit } = view;
  const { resourceId: resourceID, resourceType } = props;
  const thread = useMemo(
    () => createThread(client, { resourceID, resourceType, first: data }),
    [client, resourceID, resourceType, data],
  );
  const isLoading = status === 'loading';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link inside is a click as well
    <section
      className="comments"
      part="comments"
      aria-label={texts.title}
      aria-busy={isLoading}
      onClick={(event) => openLink(emit, event, { resourceID, resourceType })}
    >
      {isLoading ? (
        <Skeleton text={texts.loading} />
      ) : (
        <Thread view={view} thread={thread} resourceID={resourceID} resourceType={resourceType} depth={0} />
      )}
    </section>
  );
}
