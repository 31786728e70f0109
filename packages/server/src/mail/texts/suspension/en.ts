import type { MailTexts } from '../texts.ts';

export const suspension: MailTexts['suspension'] = {
  account: {
    suspended: {
      subject: 'Your account was suspended',
      text: 'An operator has suspended your account: you cannot log in, and your profile is hidden. If this is a mistake, write to us.',
    },
    restored: {
      subject: 'Your account was restored',
      text: 'An operator has lifted the suspension of your account. You can log in again.',
    },
  },
  business: {
    suspended: {
      subject: 'Your business was suspended',
      text: 'An operator has suspended your business: its page, products and posts are hidden. Nothing is deleted. If this is a mistake, write to us.',
    },
    restored: {
      subject: 'Your business was restored',
      text: 'An operator has lifted the suspension of your business. Its page, products and posts are shown again.',
    },
  },
  action: 'Write to us',
};
