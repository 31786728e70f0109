import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Connections',
  description: 'Whom you and your businesses are connected with, and who has asked.',
  loading: 'Loading your connections…',
  failed: 'Your connections cannot be shown at the moment.',
  as: 'Connections of',
  requests: 'Requests to you',
  sent: 'Your requests',
  connected: 'Connected',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  end: 'End connection',
  endTitle: 'End the connection with {name}?',
  endText: 'You can no longer post on each other’s timelines. You can ask again later.',
  since: 'since {date}',
  asked: 'asked on {date}',
  accepted: 'You are connected with {name}.',
  empty: 'No connections yet',
  emptyText: 'Press “Connect” on the page of a person or a business that you know.',
  emptyAction: 'Find people',
  more: 'Show more',
  answerFailed: 'Your answer did not arrive. Check your connection and try again.',
} as const;

export type ConnectionsTexts = Widen<typeof en>;
