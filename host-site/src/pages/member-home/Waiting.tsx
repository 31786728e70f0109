import { fill } from '@wbn/contract';
import type { MemberHome, SuspendedBusiness } from '@wbn/contract/shapes';
import { type Client, emailConfirmationOf } from '@wbn/core';
import {
  BadgeCheck,
  Ban,
  CircleCheck,
  Flag,
  Handshake,
  type IconNode,
  LifeBuoy,
  ListChecks,
  Mail,
  MessageCircleQuestion,
} from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { HomeTexts } from './texts/en.ts';

interface WaitingProps {
  readonly client: Client;
  readonly home: MemberHome;
  readonly suspended: readonly SuspendedBusiness[];
  readonly texts: HomeTexts;
}

interface Task {
  readonly icon: IconNode;
  readonly to: string;
  readonly says: string;
}

/** A profile that is not complete waits for nobody else. */
const isUrgent = (tasks: readonly Task[]): boolean => tasks.some(({ icon }) => icon !== ListChecks);

/** Everything that waits for the member, by the party that it concerns: first where other people wait. Each entry leads to its place. */
export function Waiting({ client, home, suspended, texts }: WaitingProps) {
  const { businesses, emailConfirmed, network, own } = home;
  const counted = (count: number, text: HomeTexts['unread'] | string, icon: IconNode, to: string): Task[] =>
    count > 0 ? [{ icon, to, says: fill(text, { count }) }] : [];
  const groups = [
    ...(network
      ? [
          {
            id: 'network',
            name: texts.network.name,
            tasks: [
              ...counted(network.verifications, texts.network.verifications, BadgeCheck, '/operator'),
              ...counted(network.reports, texts.network.reports, Flag, '/operator/reports'),
              ...counted(network.enquiries, texts.network.enquiries, LifeBuoy, '/operator/enquiries'),
            ],
          },
        ]
      : []),
    {
      id: 'me',
      name: texts.you,
      tasks: [
        ...counted(own.unread, texts.unread, Mail, '/business/me/requests'),
        ...counted(own.requests, texts.requests, Handshake, '/connections?as=me'),
      ],
    },
    ...suspended.map(({ businessID, companyName }) => ({
      id: businessID,
      name: companyName,
      tasks: [{ icon: Ban, to: '/my-business', says: texts.suspended }],
    })),
    ...businesses.map(({ businessID, companyName, requests, steps, unanswered, unread }) => ({
      id: businessID,
      name: companyName,
      tasks: [
        ...counted(unanswered, texts.unanswered, MessageCircleQuestion, `/business/${businessID}/requests`),
        ...counted(unread, texts.unread, Mail, `/business/${businessID}/requests`),
        ...counted(requests, texts.requests, Handshake, `/connections?as=${businessID}`),
        ...(steps && steps.done < steps.all
          ? [{ icon: ListChecks, to: `/business/${businessID}/console`, says: fill(texts.steps, steps) }]
          : []),
      ],
    })),
  ]
    .filter(({ tasks }) => tasks.length)
    .sort((one, other) => Number(isUrgent(other.tasks)) - Number(isUrgent(one.tasks)));
  return (
    <section className="member-home-part" aria-labelledby="home-waiting">
      <h2 id="home-waiting">{texts.waiting}</h2>
      {emailConfirmed ? null : <ConfirmAddress client={client} texts={texts} />}
      {emailConfirmed && !groups.length ? (
        <p className="member-home-nothing">
          <Icon node={CircleCheck} size={20} /> {texts.nothingWaits}
        </p>
      ) : null}
      {businesses.length ? null : (
        <p>
          {texts.noBusiness} <PageLink to="/business/create">{texts.createBusiness}</PageLink>
        </p>
      )}
      <div className="member-home-groups">
        {groups.map(({ id, name, tasks }) => (
          <div key={id} className="form-card member-home-group">
            <h3 dir="auto">{name}</h3>
            <ul>
              {tasks.map(({ icon, says, to }) => (
                <li key={says}>
                  <PageLink to={to}>
                    <Icon node={icon} size={18} />
                    {says}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The address of the account is not confirmed: the mail can be sent again. */
function ConfirmAddress({ client, texts }: Pick<WaitingProps, 'client' | 'texts'>) {
  const confirmation = emailConfirmationOf(client);
  const { mail } = useSyncExternalStore(confirmation.subscribe, confirmation.get, confirmation.get);
  return (
    <div className="notice member-home-address" role="note">
      <p>{texts.address}</p>
      {mail === 'sent' ? (
        <p role="status">{texts.mailSent}</p>
      ) : (
        <button type="button" className="button" disabled={mail === 'sending'} onClick={confirmation.sendAgain}>
          {texts.sendMail}
        </button>
      )}
      {mail === 'failed' ? <p role="alert">{texts.mailFailed}</p> : null}
    </div>
  );
}
