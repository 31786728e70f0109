import { type Connect, type ConnectState, createConnect } from '@wbn/core';
import { Handshake } from 'lucide';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from '../session/session-context.ts';
import { useSite } from '../site-context.ts';
import { saidOfGone } from '../ui/form/said-by-server.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { toasts } from '../ui/toasts.ts';
import { connectTexts } from './connect-texts.ts';

interface ConnectButtonProps {
  readonly partyID: string;
  readonly isMain: boolean;
}

const idle: ConnectState = { relation: 'none', isBusy: false };

/** Sends a connection request, then shows the relation. */
export function ConnectButton({ isMain, partyID }: ConnectButtonProps) {
  const { locale, texts } = useSite();
  const session = useSession();
  const { businessID, userID } = useVisitor();
  const [connect, setConnect] = useState<Connect>();
  const [{ isBusy, relation }, setState] = useState(idle);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor who acts as another business has other connections
  useEffect(() => {
    setConnect(undefined);
    setState(idle);
    if (!session || !userID) return;
    let current = true;
    session
      .client()
      .then(async (client) => {
        if (!current) return;
        const made = createConnect(client, partyID);
        made.subscribe((state) => current && setState(state));
        setConnect(made);
        await made.ask();
      })
      // The relation is unknown: a click sends a request, and the server decides.
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [session, userID, businessID, partyID]);
  const { accept, asked, connected } = connectTexts[locale];
  if (relation === 'connected') {
    return (
      <PageLink className="button" to="/connections">
        <Icon node={Handshake} size={16} />
        {connected}
      </PageLink>
    );
  }
  const says = { none: texts.business.connect, asked, asking: accept }[relation];
  return (
    <button
      type="button"
      className={isMain && relation !== 'asked' ? 'button button-primary' : 'button'}
      aria-pressed={relation === 'asking' ? undefined : relation === 'asked'}
      aria-busy={isBusy}
      onClick={() => connect?.act().catch((error) => toasts.failure(saidOfGone(error)))}
    >
      <Icon node={Handshake} size={16} />
      {says}
    </button>
  );
}
