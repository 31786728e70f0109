import type { ResourceType } from '@wbn/contract/shapes';
import { WbnComments } from '@wbn/react/lazy';
import { useEffect } from 'react';
import { useSession } from '../session/session-context.ts';
import { useKnownPerson } from '../session/use-known-person.ts';

export interface CommentsProps {
  readonly resourceID: string;
  readonly resourceType: ResourceType;
}

/** The comments widget. Its code and client are loaded when it is first shown. */
export function Comments({ resourceID, resourceType }: CommentsProps) {
  const session = useSession();
  const person = useKnownPerson();
  useEffect(() => {
    session?.client().then(() => import('@wbn/widgets/comments'));
  }, [session]);
  // One element per person, so that nobody sees another person's draft.
  return <WbnComments key={person ?? ''} resourceId={resourceID} resourceType={resourceType} load="eager" />;
}
