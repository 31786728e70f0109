import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary: 'Sends an inquiry to a business, as oneself or as a business of one’s own.',
  about: {
    'business-id': 'The receiver.',
    'product-id': 'The product of the receiver that the inquiry is about.',
    subject:
      'The subject at first: `Product information`, `Price quotation`, `Samples`, `Distribution`, or words of your own.',
    'fixed-subject': 'The visitor cannot change the subject.',
    message: 'The message at first.',
    reference: 'Your own reference number: the form shows it and sends it after the subject.',
    data: 'The receiver as lists, searches and the profile call carry it: drawn without a fetch.',
  },
  methodDocs: { focus: 'Focuses the first field.', reset: 'Deletes what the visitor wrote.' },
  events: {
    'wbn-form-start': {
      detail: "{form: 'inquiry', businessID: string, productID: string}",
      about: 'A visitor has begun to fill the form.',
    },
    'wbn-send-failed': {
      detail: "{form: 'inquiry', businessID: string, productID: string, code: string}",
      about: 'The inquiry was not sent: `code` is `Incomplete`, or as in `wbn-error`. The written text stays.',
    },
    'wbn-inquiry-sent': {
      detail: '{businessID: string, requestID: string, from: string}',
      about:
        'An inquiry was sent. `requestID` is its thread in the message center, `from` whom it was sent as: `me` or a business.',
    },
    'wbn-login-required': {
      detail: '{businessID: string}',
      cancelable: true,
      about: 'A visitor who is not logged in asked for a login, or wants to send. Cancelled, no login is offered.',
    },
  },
  slots: { '': 'Shown until the form is ready, and for good if it cannot load: a link to the business.' },
  parts: {
    form: 'The frame.',
    to: 'The receiver.',
    product: 'The product that the inquiry is about.',
    unconfirmed: 'Above the fields, for a visitor who has not confirmed their e-mail address.',
    'send-again': 'The button that has the mail with the link sent again.',
    conversation: 'The link to the conversation, once the inquiry is sent.',
    from: 'Send as.',
    reference: 'Your own reference number.',
    subject: 'The subject dropdown, or the fixed subject.',
    other: 'The typed subject.',
    message: 'The message.',
    submit: 'The button.',
    login: 'The login button.',
    requests: 'The link to the requests, for members of the business.',
    toasts: 'The message after a press on the button.',
  },
};
