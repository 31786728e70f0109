import type { ResourceType } from '@wbn/contract/shapes';
import { WidgetElement } from '@wbn/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session-context.ts';
import { useKnownPerson } from '../session/use-known-person.ts';

export interface CommentsProps {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
}

/** The comments that partners embed. Their code, and the client they speak through, come when they are first shown. */
export function Comments({ resourceID, resourceType }: CommentsProps) {
  const host = useRef<HTMLElement>(null);
  const session = useSession();
  const person = useKnownPerson();
  useEffect(() => {
    session?.client().then(() => import('@wbn/widgets/comments'));
  }, [session]);
  const attributes = { 'resource-id': resourceID, 'resource-type': resourceType, load: 'eager' };
  // What one person typed is not shown to the next: each has an element of their own, with their own draft.
  return <WidgetElement key={person ?? ''} tag="wbn-comments" attributes={attributes} host={host} />;
}
