import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary: 'The membership of a business: its plan, the upgrades, and on the portal the way to buy one.',
  about: {
    'business-id': 'The business.',
    data: 'The membership as its owner reads it, with `setup`; elsewhere the business as lists carry it: drawn without a fetch.',
  },
  events: {
    'wbn-checkout-complete': {
      detail: '{businessID: string, subscription: string, purchaseID: string}',
      cancelable: true,
      about: 'An upgrade was paid. Cancelled, the page is not loaded again.',
    },
    'wbn-login-required': {
      detail: '{businessID: string}',
      cancelable: true,
      about: 'On the portal: a visitor is not logged in. Cancelled, no login is offered.',
    },
    'wbn-settled': {
      about: 'All of it is drawn, the way to pay too: it no longer grows by itself. Show here what stands below it.',
    },
  },
  slots: {
    '': 'Shown until the widget is ready, and for good if it cannot load: a link to the membership page.',
    payment: 'Filled by the widget itself: the provider’s card form, which must not stand in a shadow root.',
  },
  parts: {
    checkout: 'The frame.',
    plan: 'The present membership.',
    verified: 'Verified or not.',
    best: 'The note on the highest membership.',
    options: 'The list of upgrades.',
    option: 'One upgrade.',
    portal: 'On a partner’s page: the way to the portal, where alone is paid.',
    summary: 'The chosen membership, its duration and its price.',
    credit: 'In an upgrade: the credit for the unused days of the membership before.',
    later: 'In an upgrade: the price of each further year.',
    email: 'Where the receipt goes.',
    pay: 'The button that pays.',
    notice: 'The result of a purchase, and the next step.',
    bank: 'The way to the bank’s question.',
    'give-up': 'Gives up a purchase that waits for the bank.',
    receipts: 'The list of receipts.',
    receipt: 'One of them.',
    login: 'The login button.',
    toasts: 'The message after a paid purchase.',
  },
};
