import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary:
    'One product: pictures and videos, specifications, its business, likes, comments, and what else the business makes.',
  about: {
    'product-id': 'The product. Not needed when `data` is set.',
    data: 'A product as its call answers it: drawn without a fetch.',
  },
  methodDocs: { focus: 'Focuses the link of the business.' },
  events: {
    'wbn-open': {
      detail: '{productID: string, url: string, part: string}',
      cancelable: true,
      about:
        'A visitor clicked a link; `part` names it. Cancelled, the link leads nowhere: open your own page. A click that opens a new tab cannot be cancelled.',
    },
    'wbn-reaction': {
      detail: "{resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business', on: boolean}",
      about: 'A visitor has liked the product or a comment, or taken the like back.',
    },
    'wbn-comment-created': {
      detail: "{commentID: string, resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business'}",
      about: 'A visitor has posted a comment or a reply.',
    },
    'wbn-login-required': {
      detail: "{resourceID: string, resourceType: 'post' | 'comment' | 'product' | 'business'}",
      cancelable: true,
      about: 'A visitor who is not logged in did what needs it. Cancelled, no login is offered.',
    },
  },
  slots: {
    '': 'Shown until the product is ready, and for good if it cannot load: a link to it.',
    offer: 'Stands in the place of the price, for pages that show more about it.',
  },
  parts: {
    product: 'The whole.',
    gallery: 'The large pictures.',
    image: 'A large picture.',
    name: "The product's name.",
    company: 'The link to its business.',
    price: 'Its price, or the range of its prices.',
    description: 'The description of the product.',
    like: 'The like button.',
    share: 'Copies the link.',
    toast: 'Says that the link was copied.',
    business: 'The summary of the business.',
    specifications: 'The first block of facts.',
    technical: 'The block of technical facts.',
    video: 'A video.',
    comments: 'The comments.',
    'main-products': 'Other main products of the business.',
    other: 'One of those.',
    picture: 'Its picture.',
    placeholder: 'Stands in their place until they are here.',
  },
};
