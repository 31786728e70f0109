import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary: 'The conversations of a user or of one of their businesses.',
  about: {
    'business-id': 'Whose conversations: a business of the visitor, or `me`. Follows what the visitor chooses.',
    'request-id': 'The open conversation. Follows what the visitor opens.',
    data: 'What is known already, as a state of `createMessageCenter` of `@wbn/core`: drawn without a fetch.',
  },
  events: {
    'wbn-thread-change': {
      detail: '{businessID: string, requestID: string}',
      about:
        'The visitor chose another business or conversation: the attributes have changed, and an address may follow.',
    },
    'wbn-message-sent': { detail: '{businessID: string, requestID: string}', about: 'A message was sent.' },
    'wbn-login-required': {
      detail: '{businessID: string}',
      cancelable: true,
      about: 'A visitor is not logged in. Cancelled, no login is offered.',
    },
  },
  slots: { '': 'What stands here until the widget is ready, and for good if it cannot load.' },
  parts: {
    center: 'The frame around all panes.',
    switcher: 'The choice between oneself and one’s businesses.',
    filter: 'The text filter of the list.',
    threads: 'The list of conversations.',
    product: 'The product that the open conversation is about.',
    'thread-product': 'The same in the list.',
    thread: 'One conversation in the list.',
    chat: 'The open conversation.',
    back: 'Back to the list, where there is room for one pane.',
    settings: 'Opens the menu.',
    end: 'End Conversation.',
    question: 'Asks before a conversation ends; `confirm` and `keep` are its buttons.',
    confirm: 'Ends it.',
    keep: 'Leaves it open.',
    buyer: 'Watch Buyer Profile.',
    messages: 'All messages.',
    message: 'One message.',
    attachment: 'A file that came with a message.',
    attach: 'Chooses files for the next message.',
    file: 'The file input behind it, which is not seen.',
    files: 'The files that wait to be sent, each with a `remove` button.',
    remove: 'Takes a file back.',
    offline: 'Says that the server does not answer.',
    retry: 'Loads a conversation again that could not be loaded.',
    'read-all': 'Mark all as read.',
    input: 'The text field.',
    send: 'The button beside it.',
    login: 'The login button.',
    toasts: 'What is said after an action.',
  },
};
