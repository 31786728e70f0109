import { goGlobal, h2, image, type Page, p, ul } from './blocks.ts';

export const messageCenter: Page = {
  id: 'message-center',
  path: '/message-center',
  title: 'Message center',
  lead: 'Every request, every answer and every colleague who can help, in one place.',
  meta: {
    title: 'Message center for buyers and suppliers | WBN {country}',
    description:
      'How {demonym} companies receive requests from buyers around the world and answer them in the WBN message center.',
    keywords: ['message center', 'buyer requests', 'B2B messages', '{demonym} suppliers', 'inquiries'],
  },
  layout: 'marketing',
  blocks: [
    image('messages', 'An inbox with a filter and an open conversation'),
    p(
      'An inquiry in a private mailbox depends on one person. If that person is traveling, the buyer waits, and buyers do not wait long. The message center belongs to the business: everybody you name as a member sees the request and may answer in its name.',
    ),
    h2('Made for trade'),
    ul(
      'Write as yourself or as one of your businesses, and switch between them without logging out.',
      'Find a conversation by its subject or by the name of the other party.',
      'Look at the profile of the buyer before you answer.',
      'End a conversation when it is settled; it stays readable, and nobody can write into it any more.',
    ),
    h2('Private by design'),
    p(
      'Only the two parties can read a conversation. Your e-mail address and your phone number are not shown unless you write them down yourself.',
    ),
    goGlobal,
  ],
};
