import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Your home',
  loading: 'Loading your home…',
  waiting: 'Waiting for you',
  nothingWaits: 'Nothing waits for you.',
  network: {
    name: 'The network',
    verifications: 'Verifications to decide: {count}',
    reports: 'Reports to decide: {count}',
    enquiries: 'Help requests without an answer: {count}',
  },
  noBusiness: 'Do you sell or buy for a company? Give it a page, and answer buyers in its name.',
  createBusiness: 'Create a business',
  you: 'You',
  unread: { in: 'en', one: '{count} unread message', other: '{count} unread messages' },
  requests: { in: 'en', one: '{count} connection request', other: '{count} connection requests' },
  unanswered: { in: 'en', one: '{count} inquiry without an answer', other: '{count} inquiries without an answer' },
  steps: 'Complete the profile: {done} of {all} steps are done',
  suspended: 'Suspended: read why, and what you can do',
  address: 'Your e-mail address is not confirmed. Open the link in the mail that we sent you.',
  sendMail: 'Send the mail again',
  mailSent: 'The mail is sent.',
  mailFailed: 'The mail was not sent. Check your connection and try again.',
  newOfFollowed: 'New from businesses and people you follow',
  newOfAll: 'New in the network',
  followsNobody: 'You follow nobody yet. Follow businesses to see their news here.',
  findSuppliers: 'Find suppliers',
  nothingNew: 'There is nothing new.',
  newProducts: 'New products',
  allPosts: 'Open the newsfeed',
  suggestions: 'Suggestions for you',
  reasons: {
    follows: 'Same industry as {name}, which you follow',
    own: 'Same industry as your business {name}',
  },
} as const;

export type HomeTexts = Widen<typeof en>;
