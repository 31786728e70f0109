import { fill, searchPath } from '@wbn/contract';
import { lastTime } from '@wbn/core';
import { MessageSquare } from 'lucide';
import { useLoaderData } from 'react-router';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { FollowUnread, useFollowUnread } from '../../session/FollowUnread.tsx';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { inboxOf } from '../my-messages/my-requests.ts';
import { type AllThreads, loadThreads, type OwnThread } from './load-threads.ts';
import type { AllMessagesData } from './loader.ts';
import './all-messages.css';

/** One inbox for all sides of a person. A conversation opens in the inbox of its own side, so the answer is written by that side. */
export function AllMessages() {
  const { texts } = useLoaderData<AllMessagesData>();
  const { locale } = useSite();
  const following = useFollowUnread();
  return (
    <div className="all-messages">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      <PersonalPage loading={texts.loading} failed={texts.failed} load={(client) => loadThreads(client, locale)}>
        {(all, _client, reload) => (
          <>
            <FollowUnread following={following} shown={unreadOf(all)} reload={reload} />
            <Threads {...all} />
          </>
        )}
      </PersonalPage>
    </div>
  );
}

const unreadOf = ({ threads }: AllThreads) => threads.reduce((sum, { thread }) => sum + thread.unread, 0);

function Threads({ longer, threads }: AllThreads) {
  const { texts } = useLoaderData<AllMessagesData>();
  if (threads.length === 0) {
    return (
      <div className="empty">
        <Icon node={MessageSquare} size={40} />
        <h2>{texts.empty}</h2>
        <p>{texts.emptyText}</p>
        <PageLink className="button button-primary" to={searchPath('MA')}>
          {texts.find}
        </PageLink>
      </div>
    );
  }
  return (
    <>
      <ul className="all-messages-list">
        {threads.map((one) => (
          <li key={`${one.side} ${one.thread.requestID}`} data-unread={one.thread.unread > 0 || undefined}>
            <Row {...one} />
          </li>
        ))}
      </ul>
      {longer.map(({ business, side }) => (
        <p key={side}>
          <PageLink to={inboxOf(side)}>
            {texts.older}: <bdi>{business ?? texts.me}</bdi>
          </PageLink>
        </p>
      ))}
    </>
  );
}

function Row({ business, other, side, thread }: OwnThread) {
  const { texts } = useLoaderData<AllMessagesData>();
  const { lastMessage, product, requestID, status, subject, unread } = thread;
  return (
    <PageLink className="all-messages-row" to={`${inboxOf(side)}/${requestID}`}>
      <Avatar name={other.name} url={other.photo?.url} round={other.type === 'user'} />
      <span className="all-messages-text">
        <span className="all-messages-name">
          <bdi>{other.name}</bdi>
          {unread > 0 ? (
            <span className="unread-badge">
              <span aria-hidden="true">{unread}</span>
              <span className="visually-hidden">{fill(texts.unread, { count: unread })}</span>
            </span>
          ) : null}
        </span>
        <bdi>{[subject, product?.name].filter(Boolean).join(' · ')}</bdi>
        <bdi className="all-messages-last">{lastMessage ? lastMessage.content || '📎' : ''}</bdi>
        <span className="all-messages-facts">
          <bdi>{business ? fill(texts.as, { name: business }) : texts.me}</bdi>
          <Moment at={lastTime(thread)} />
          {status === 'closed' ? <span>{texts.ended}</span> : null}
        </span>
      </span>
    </PageLink>
  );
}
