import { searchPath } from '@wbn/contract';
import { type Actor, actors, type Client, createConnections, me } from '@wbn/core';
import { Handshake } from 'lucide';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { SideChoice } from '../../personal/SideChoice.tsx';
import { useVisitor } from '../../session/session-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { ConnectionGroups } from './ConnectionGroups.tsx';
import type { ConnectionsData } from './loader.ts';
import '../../connections/connections.css';

/** Connections and requests of a person and their businesses. */
export function ConnectionsPage() {
  const { texts } = useLoaderData<ConnectionsData>();
  return (
    <PersonalPage loading={texts.loading} failed={texts.failed} load={actors}>
      {(businesses, client) => <Opened businesses={businesses} client={client} />}
    </PersonalPage>
  );
}

function Opened({ businesses, client }: { readonly businesses: readonly Actor[]; readonly client: Client }) {
  const { texts } = useLoaderData<ConnectionsData>();
  const [query, setQuery] = useSearchParams();
  const { businessID } = useVisitor();
  // The address names the side, so that a notification, a reload and the way back open the same list.
  const wanted = query.get('as') ?? businessID;
  const side = businesses.find((business) => business.businessID === wanted)?.businessID ?? me;
  const choose = (as: string) => {
    const next = new URLSearchParams(query);
    next.set('as', as);
    setQuery(next, { preventScrollReset: true });
  };
  return (
    <div className="connections">
      <h1>{texts.title}</h1>
      <SideChoice label={texts.as} businesses={businesses} side={side} choose={choose} />
      <List key={side} client={client} side={side} />
    </div>
  );
}

function List({ client, side }: { readonly client: Client; readonly side: string }) {
  const { texts } = useLoaderData<ConnectionsData>();
  const { userID } = useVisitor();
  const list = useMemo(() => createConnections(client, side), [client, side]);
  const { hasFailed, isLoading, isOver, items } = useSyncExternalStore(list.subscribe, list.get, list.get);
  useKeptFocus(items);
  useEffect(() => {
    list.more();
  }, [list]);
  if (items.length === 0 && !isOver && !hasFailed) {
    return (
      // Not the button's text, whose growth would shift the layout under the pointer.
      <div key="waiting" className="personal-state" role="status">
        <div className="spinner" aria-hidden="true" />
        <p>{texts.loading}</p>
      </div>
    );
  }
  return (
    <div aria-busy={isLoading} className="connections-list">
      <ConnectionGroups items={items} myID={side === me ? (userID ?? '') : side} answer={list.answer} />
      {isOver && items.length === 0 ? (
        <div className="empty">
          <Icon node={Handshake} size={40} />
          <h2>{texts.empty}</h2>
          <p>{texts.emptyText}</p>
          <PageLink className="button button-primary" to={searchPath('UR')}>
            {texts.emptyAction}
          </PageLink>
        </div>
      ) : null}
      {hasFailed ? <p role="alert">{texts.failed}</p> : null}
      {isOver ? null : (
        <button type="button" className="button" aria-disabled={isLoading} onClick={list.more}>
          {isLoading ? texts.loading : texts.more}
        </button>
      )}
    </div>
  );
}
