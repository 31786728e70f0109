import type { Widen } from '../../texts/widen.ts';

export const en = {
  title: 'Send Request',
  sent: 'Your inquiry is on its way. The answer arrives in your messages.',
};

export type InquiryTexts = Widen<typeof en>;
