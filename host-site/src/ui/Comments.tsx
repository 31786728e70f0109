import type { ResourceType } from '@wbn/contract/shapes';
import { WidgetElement } from '@wbn/react';
import { useEffect, useRef } from 'react';
import { useSession } from '../session/session-context.ts';
import { useKnownPerson } from '../session/use-known-person.ts';

export interface CommentsProps {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
}

/** The comments widget. Its code and client are loaded when it is first shown. */
export function Comments({ resourceID, resourceType }: CommentsProps) {
  const host = useRef<HTMLElement>(null);
  const session = useSession();
  const person = useKnownPerson();
  useEffect(() => {
    session?.client().then(() => import('@wbn/widgets/comments'));
  }, [session]);
  const attributes = { 'resource-id': resourceID, 'resource-type': resourceType, load: 'eager' };
  // One element per person, so that nobody sees another person's draft.
  return <WidgetElement key={person ?? ''} tag="wbn-comments" attributes={attributes} host={host} />;
}
