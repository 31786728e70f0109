import type { MailTexts } from '../texts.ts';

export const removal: MailTexts['removal'] = {
  subjects: {
    post: 'Your post was removed',
    comment: 'Your comment was removed',
    business: 'Your business was removed',
    product: 'A product of your business was removed',
  },
  text: 'An operator has removed it after a report, and it is no longer shown. If this is a mistake, write to us.',
  says: 'Text',
};
