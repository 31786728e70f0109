import type { MailTexts } from './texts.ts';

export const en: MailTexts = {
  hello: 'Hello {name},',
  tagline: 'The network of manufacturers, distributors and buyers',
  orOpen: 'If the button does not work, open this address:',
  why: 'You get this mail because of your settings for notifications.',
  unsubscribe: 'Stop mails of this kind',
  notYou: 'If this was not you, change your password now and end all sessions.',
  verify: {
    subject: 'Confirm your e-mail address',
    text: 'Welcome to WBN. Confirm that this address is yours: you can then send inquiries and invite colleagues.',
    action: 'Confirm the address',
    note: 'The link works once, within 7 days. If you did not register, ignore this mail.',
  },
  known: {
    subject: 'You already have an account',
    text: 'Somebody, perhaps you, tried to register this address. It has an account already, and nothing was changed.',
    action: 'Log in',
    note: 'Forgotten your password? The login page leads to a new one.',
  },
  reset: {
    subject: 'Choose a new password',
    text: 'A new password was asked for your account. Choose it on the page behind this link.',
    action: 'Choose a password',
    note: 'The link works once, within one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account was just changed, and all other sessions were ended.',
    action: 'Go to your account',
  },
  change: {
    subject: 'Confirm your new e-mail address',
    text: 'You want to use this address for your account. Confirm it, and it takes the place of the old one.',
    action: 'Use this address',
    note: 'The link works once, within 24 hours.',
  },
  changed: {
    subject: 'Your e-mail address was changed',
    text: 'Your account has another e-mail address from now on. Mails no longer come here.',
    action: 'Go to your account',
  },
  deleted: {
    subject: 'Your account was deleted',
    text: 'Your account and your personal data are gone, as you asked. This is the last mail from us.',
  },
  invitation: {
    subject: '{company} invites you',
    text: '{company} invites you to join its team on WBN as {role}.',
    action: 'See the invitation',
    note: 'The invitation is for whoever opens this link, within 7 days. Do not pass it on.',
    roles: { owner: 'owner', admin: 'administrator', member: 'member' },
  },
  inquiry: {
    subject: 'New inquiry: {subject}',
    text: 'An inquiry has arrived and waits for an answer.',
    about: 'Subject',
    action: 'Read and answer',
  },
  unread: {
    subject: 'A message from {name} waits for you',
    text: '{name} has written to you, and the message has not been read yet.',
    count: 'Unread messages',
    action: 'Read and answer',
  },
  digest: {
    subject: 'Your day on WBN',
    text: 'This is new since yesterday:',
    action: 'See all notifications',
    kinds: {
      inquiry: 'Inquiries',
      comment: 'Comments',
      like: 'Likes',
      follow: 'New followers',
      connect: 'Requests to connect',
    },
  },
  receipt: {
    subject: 'Receipt {number}',
    text: 'Thank you. Your payment has arrived and the membership is active.',
    number: 'Receipt',
    business: 'Business',
    membership: 'Membership',
    amount: 'Paid',
    until: 'Paid until',
    action: 'See the membership',
  },
};
