import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary:
    'The comments of a product, a business, a post or a comment, with replies and likes, and a box to write one.',
  about: {
    'resource-id': 'The id of the commented thing.',
    'resource-type': '`post` (default), `product`, `business` or `comment`.',
    data: 'The first page as its call answers it, `{comments, total}`: drawn without a fetch.',
  },
  methodDocs: { focus: 'Focuses the text field, or the login.', reset: 'Empties the text field.' },
  events: {
    'wbn-open': {
      detail:
        "{resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business', url: string, part: string}",
      cancelable: true,
      about:
        'A visitor clicked the link of an author or the report link; `part` names it. Cancelled, the link leads nowhere: open your own page.',
    },
    'wbn-form-start': {
      detail: "{form: 'comment', resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business'}",
      about: 'A visitor has begun to write.',
    },
    'wbn-send-failed': {
      detail:
        "{form: 'comment', resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business', code: string}",
      about: 'A comment could not be posted; `code` as in `wbn-error`. The text stays.',
    },
    'wbn-comment-created': {
      detail: "{commentID: string, resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business'}",
      about: 'A visitor has posted a comment or a reply.',
    },
    'wbn-reaction': {
      detail: "{resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business', on: boolean}",
      about: 'A visitor has liked a comment, or taken the like back.',
    },
    'wbn-login-required': {
      detail: "{resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business'}",
      cancelable: true,
      about: 'A visitor who is not logged in did what needs it. Cancelled, no login is offered.',
    },
  },
  slots: { '': 'Shown until the comments are ready, and for good if they cannot load.' },
  parts: {
    comments: 'The whole.',
    prompt: 'The sentence for visitors who are not logged in.',
    login: 'The button in it.',
    box: 'The form around the text field.',
    input: 'The text field.',
    send: 'The button that posts.',
    comment: 'One comment.',
    picture: "Its author's photo, or what is made in its stead.",
    author: "Its author's name.",
    time: 'When it was posted.',
    content: 'Its text.',
    like: 'Its like button.',
    reply: 'Opens the box for a reply.',
    replies: 'Shows or hides the replies.',
    report: 'Leads to the portal, where the comment is reported to the operators.',
    more: 'Load more comments, or replies.',
  },
};
