import { sentences } from '@wbn/contract';
import type { Widen } from '../../../texts/widen.ts';

export const en = {
  title: 'Invitation to a business',
  text: '{name} invites you to act for it. If you accept, you can also answer its inquiries. You can leave at any time.',
  business: 'Business',
  inviter: 'Invited by',
  role: 'Your role',
  accept: 'Accept the invitation',
  joined: 'Welcome! You are now {role} of this business.',
  gone: 'This invitation is not valid any more. Ask for a new one.',
  see: 'See the business',
  roles: { owner: 'owner', admin: 'admin', member: 'member' },
  loading: 'Loading the invitation...',
  failed: sentences.unexpectedTryAgain,
} as const;

export type InvitationTexts = Widen<typeof en>;
