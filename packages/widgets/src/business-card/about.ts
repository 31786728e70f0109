import type { WidgetDocs } from 'shadow-dom-inject';

/** For documents and editors only: the CDN's build leaves it out. */
export const about: WidgetDocs = {
  summary: 'One business: as a card, as a search result, or as a summary beside a page.',
  about: {
    'business-id': 'The business. Not needed when `data` is set.',
    'product-id': 'The product beside which the card stands: Send Request is then about it.',
    variant: '`card`, `result` (with Send Request and Save Business) or `summary` (facts).',
    data: 'A business as lists, the profile call and, in `businessProfile`, searches carry it: drawn without a fetch.',
  },
  methodDocs: {
    focus: 'Focuses the link of the name.',
    open: 'Follows the link of the name, as a click does.',
  },
  events: {
    'wbn-open': {
      detail: '{businessID: string, url: string, part: string}',
      cancelable: true,
      about:
        'A visitor clicked a link; `part` names it. Cancelled, the link leads nowhere: open your own page. A click that opens a new tab cannot be cancelled.',
    },
    'wbn-save': {
      detail: '{businessID: string}',
      cancelable: true,
      about: 'A visitor who is logged in pressed Save Business.',
    },
    'wbn-login-required': {
      detail: '{businessID: string}',
      cancelable: true,
      about: 'A visitor who is not logged in did what needs it. Cancelled, no login is offered.',
    },
  },
  slots: { '': 'Shown until the card is ready, and for good if it cannot load: a link to the business.' },
  parts: {
    card: 'The frame.',
    picture: 'The logo, or what is made in its stead.',
    name: 'The company name.',
    promoted: 'Says on a result that a boost promotes it.',
    type: 'The business type.',
    industry: 'The industry.',
    country: 'Flag and country.',
    established: 'The year of establishment.',
    description: 'The short description.',
    verified: 'The verification badge.',
    membership: 'The membership badge.',
    product: 'A picture of a product in a result, at most three.',
    certificates: 'Names of valid certificates in a result.',
    answers: 'How fast the business answers, in a result; empty if too few inquiries measure it.',
    likes: 'The like count.',
    request: 'Send Request, or Requests.',
    save: 'Save Business.',
    manage: "The owner's link to manage the business.",
    view: "The owner's link to the public page.",
    employees: 'Total employees.',
    categories: 'Industrial categories.',
    'lead-time': 'Production lead time.',
  },
};
