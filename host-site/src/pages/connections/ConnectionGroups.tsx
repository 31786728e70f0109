import { fill } from '@wbn/contract';
import type { Connection } from '@wbn/contract/shapes';
import type { Connections } from '@wbn/core';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import type { ConnectionsData } from './loader.ts';

interface ConnectionGroupsProps {
  readonly items: readonly Connection[];
  /** The party whose list it is. */
  readonly myID: string;
  readonly answer: Connections['answer'];
}

/** Received requests first, because they need an answer; then sent requests, then connections. */
export function ConnectionGroups({ answer, items, myID }: ConnectionGroupsProps) {
  const { texts } = useLoaderData<ConnectionsData>();
  const groups = [
    ['requests', texts.requests, items.filter(({ from, state }) => state === 'pending' && from.id !== myID)],
    ['sent', texts.sent, items.filter(({ from, state }) => state === 'pending' && from.id === myID)],
    ['connected', texts.connected, items.filter(({ state }) => state === 'accepted')],
  ] as const;
  return groups.map(([id, title, list]) =>
    list.length ? (
      <section className="business-section" key={id} aria-labelledby={`connections-${id}`}>
        <h2 id={`connections-${id}`}>{title}</h2>
        <ul>
          {list.map((connection) => (
            <li key={connection.connectionID}>
              <OneConnection connection={connection} kind={id} myID={myID} answer={answer} />
            </li>
          ))}
        </ul>
      </section>
    ) : null,
  );
}

interface OneConnectionProps extends Pick<ConnectionGroupsProps, 'answer' | 'myID'> {
  readonly connection: Connection;
  readonly kind: 'requests' | 'sent' | 'connected';
}

function OneConnection({ answer, connection, kind, myID }: OneConnectionProps) {
  const { texts } = useLoaderData<ConnectionsData>();
  const { locale } = useSite();
  const [busy, setBusy] = useState(false);
  const [ending, setEnding] = useState(false);
  const other = connection.from.id === myID ? connection.to : connection.from;
  const { name } = other;
  const act = async (how: 'accept' | 'decline' | 'end') => {
    setBusy(true);
    const isDone = await answer(connection, how);
    setBusy(false);
    setEnding(false);
    if (!isDone) toasts.failure(texts.answerFailed);
    else if (how === 'accept') toasts.success(fill(texts.accepted, { name }));
  };
  const day = dayOf(connection.answeredAt ?? connection.createdAt, locale);
  return (
    <div className="connection">
      <Avatar name={name} url={other.photo?.url} round={other.type === 'user'} />
      <div className="connection-who">
        <PageLink to={other.type === 'user' ? `/profile/${other.id}` : `/business/${other.id}`}>
          <bdi>{name}</bdi>
        </PageLink>
        <span>{fill(kind === 'connected' ? texts.since : texts.asked, { date: day })}</span>
        {connection.message ? <p dir="auto">{connection.message}</p> : null}
      </div>
      <div className="connection-acts">
        {kind === 'requests' ? (
          <>
            <button type="button" className="button" disabled={busy} onClick={() => act('decline')}>
              {texts.decline}
            </button>
            <button type="button" className="button button-primary" disabled={busy} onClick={() => act('accept')}>
              {texts.accept}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => (kind === 'sent' ? act('end') : setEnding(true))}
          >
            {kind === 'sent' ? texts.withdraw : texts.end}
          </button>
        )}
      </div>
      {ending ? (
        <ConfirmDialog
          title={fill(texts.endTitle, { name })}
          text={texts.endText}
          act={texts.end}
          busy={busy}
          confirm={() => act('end')}
          close={() => setEnding(false)}
        />
      ) : null}
    </div>
  );
}
