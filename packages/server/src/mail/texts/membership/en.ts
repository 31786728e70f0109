import type { MailTexts } from '../texts.ts';

export const membership: MailTexts['membership'] = {
  subjects: {
    renewing: 'Your membership renews soon',
    ending: 'Your membership ends soon',
    cancelled: 'The renewal of your membership was ended',
    refused: 'The card for your membership was refused',
    ended: 'Your membership has ended',
  },
  texts: {
    renewing:
      'The membership of your business renews by itself after the day below. We charge the card of your last payment from {from} on. If you do not want another year, say so on the page of your membership.',
    ending:
      'The membership of your business ends with the day below and does not renew, because an owner asked for that or because there is no card for it. You can let it renew on the page of your membership, or buy another year when it has ended.',
    cancelled:
      'An owner has ended the renewal of your membership. It lasts until the day below, and no further year is charged. You can let it renew again on the page of your membership.',
    refused:
      'The card for the next year of your membership was refused. We try again once a day. If it is still refused on the day below, the membership ends with that day, and you can buy it again with another card. Please ask your bank.',
    ended:
      'The membership of your business has ended, and the business has the Standard package again. Nothing is deleted: products beyond the limit of the Standard package stay as they are, but you cannot add any. You can buy a membership again at any time.',
  },
};
