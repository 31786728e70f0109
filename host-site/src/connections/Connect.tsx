import { Handshake } from 'lucide';
import { lazy, Suspense } from 'react';
import { useVisitor } from '../session/session-context.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';

// Only a logged-in visitor needs it.
const ConnectButton = lazy(() => import('./ConnectButton.tsx').then((module) => ({ default: module.ConnectButton })));

export interface ConnectProps {
  /** The other person or business. */
  readonly partyID: string;
  /** Target for visitors who are not logged in, and for everyone on a portal without our extensions. */
  readonly instead?: string;
  /** Whether it is the main action of the page. */
  readonly isMain?: boolean;
}

/** With our extensions the button sends a connection request. */
export function Connect({ instead, isMain = false, partyID }: ConnectProps) {
  const { settings, texts } = useSite();
  const { userID } = useVisitor();
  const link = instead ? (
    <PageLink className={isMain ? 'button button-primary' : 'button'} to={instead}>
      <Icon node={Handshake} size={16} />
      {texts.business.connect}
    </PageLink>
  ) : null;
  if (!userID || !settings.extensions) return link;
  return (
    <Suspense fallback={link}>
      <ConnectButton partyID={partyID} isMain={isMain} />
    </Suspense>
  );
}
