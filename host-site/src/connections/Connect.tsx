import { Handshake } from 'lucide';
import { lazy, Suspense } from 'react';
import { useVisitor } from '../session/session-context.ts';
import { useSite } from '../site-context.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';

// Only a visitor who is logged in needs it.
const ConnectButton = lazy(() => import('./ConnectButton.tsx').then((module) => ({ default: module.ConnectButton })));

export interface ConnectProps {
  /** The person or the business to be connected with. */
  readonly partyID: string;
  /** Where a visitor is led instead who is not logged in, or on a portal without our extensions anybody. */
  readonly instead?: string;
}

/** The documents have the button and not what it does: with our extensions it asks to be connected. */
export function Connect({ instead, partyID }: ConnectProps) {
  const { settings, texts } = useSite();
  const { userID } = useVisitor();
  const link = instead ? (
    <PageLink className="button button-primary" to={instead}>
      <Icon node={Handshake} size={16} />
      {texts.business.connect}
    </PageLink>
  ) : null;
  if (!userID || !settings.extensions) return link;
  return (
    <Suspense fallback={link}>
      <ConnectButton partyID={partyID} />
    </Suspense>
  );
}
