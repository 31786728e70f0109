import { fill, listBlocked, unblock } from '@wbn/contract';
import type { Blocked } from '@wbn/contract/shapes';
import { type Client, me } from '@wbn/core';
import { ShieldCheck } from 'lucide';
import { useCallback, useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import type { BlockedData } from './loader.ts';

interface BlockedListProps {
  readonly client: Client;
  /** `me`, or one of the person's businesses. */
  readonly side: string;
}

type Shown =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly list: readonly Blocked[] };

export function BlockedList({ client, side }: BlockedListProps) {
  const { texts } = useLoaderData<BlockedData>();
  const site = useSite();
  const [shown, setShown] = useState<Shown>({ state: 'loading' });
  const ask = useCallback(async () => {
    setShown({ state: 'loading' });
    try {
      const { data } = await client.call(listBlocked, { query: { ubid: side } });
      setShown({ state: 'ready', list: data });
    } catch {
      setShown({ state: 'failed' });
    }
  }, [client, side]);
  useKeptFocus(shown);
  useEffect(() => {
    ask();
  }, [ask]);

  if (shown.state === 'loading') return <p role="status">{texts.loading}</p>;
  if (shown.state === 'failed') {
    return (
      <div className="personal-state" role="alert">
        <p>{texts.failed}</p>
        <button type="button" className="button button-primary" onClick={ask}>
          {site.texts.errors.retry}
        </button>
      </div>
    );
  }
  if (shown.list.length === 0) {
    return (
      <div className="empty connections-list">
        <Icon node={ShieldCheck} size={40} />
        <h2>{texts.empty}</h2>
        <p>{texts.emptyText}</p>
      </div>
    );
  }
  const free = (partyID: string) =>
    setShown({ state: 'ready', list: shown.list.filter(({ party }) => party.id !== partyID) });
  return (
    <ul className="business-section connections-list">
      {shown.list.map((one) => (
        <li key={one.party.id}>
          <BlockedParty one={one} client={client} side={side} onFree={() => free(one.party.id)} />
        </li>
      ))}
    </ul>
  );
}

interface BlockedPartyProps extends BlockedListProps {
  readonly one: Blocked;
  readonly onFree: () => void;
}

function BlockedParty({ client, onFree, one: { party, since }, side }: BlockedPartyProps) {
  const { texts } = useLoaderData<BlockedData>();
  const { locale } = useSite();
  const [busy, setBusy] = useState(false);
  const { id, name, photo, type } = party;
  const free = async () => {
    setBusy(true);
    try {
      await client.call(unblock, { body: { partyID: id, ...(side === me ? {} : { businessID: side }) } });
      toasts.success(fill(texts.unblocked, { name }));
      onFree();
    } catch {
      setBusy(false);
      toasts.failure(fill(texts.unblockFailed, { name }));
    }
  };
  return (
    <div className="connection">
      <Avatar name={name} url={photo?.url} round={type === 'user'} />
      <div className="connection-who">
        <PageLink to={type === 'user' ? `/profile/${id}` : `/business/${id}`}>
          <bdi>{name}</bdi>
        </PageLink>
        <span>{fill(texts.since, { date: dayOf(since, locale) })}</span>
      </div>
      <div className="connection-acts">
        <button
          type="button"
          className="button"
          disabled={busy}
          aria-label={fill(texts.unblockName, { name })}
          onClick={free}
        >
          {texts.unblock}
        </button>
      </div>
    </div>
  );
}
