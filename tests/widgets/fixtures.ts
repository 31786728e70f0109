/** Returns a text for the named field. */
export type Say = (field: string) => string;

export const ids = {
  user: '0b7c1b1a-0000-4000-8000-000000000001',
  business: '0b7c1b1a-1111-4111-8111-000000000001',
  comment: '0b7c1b1a-2222-4222-8222-000000000001',
  thread: '0b7c1b1a-4444-4444-8444-000000000001',
  product: '0b7c1b1a-3333-4333-8333-00000000000a',
  other: '0b7c1b1a-3333-4333-8333-00000000000b',
} as const;

const calm: Readonly<Record<string, string>> = {
  companyName: 'Harbour Valve Works',
  description: 'Forged valves and flanges.',
  content: 'What is the lead time?',
  firstName: 'Ana',
  lastName: 'Ruiz',
  product: 'Gate valve DN 100',
  country: 'United Arab Emirates',
  suggestion: 'steel pipes',
  emoji: '🇦🇪',
};
export const plain: Say = (field) => calm[field] ?? `A ${field}`;

const picture = (n: number) => ({ url: `https://pictures.example/${n}.svg` });

/** A business in the form of lists and the profile call, with texts from `say`. */
export const business = (say: Say) => ({
  businessID: ids.business,
  general: {
    companyName: say('companyName'),
    shortDescription: say('description'),
    profilePhoto: picture(1),
    businessType: { code: 'MA', name: say('type') },
    industry: { id: '0004', name: say('industry') },
    categories: [{ id: '1', name: say('category') }],
    yearStablished: say('year'),
    totalEmployees: { min: 50, max: 200 },
  },
  contactInfo: { country: { code: 'AE', countryName: say('country'), emoji: say('emoji') } },
  subscription: 'gold',
  verified: true,
  reactions: { reactionCount: { like: 128 } },
  highlights: {
    products: [{ productID: ids.product, name: say('product'), picture: picture(2).url }],
    certificates: [say('certificate')],
    answers: { rate: 92, hours: 6 },
  },
});

export const product = (say: Say) => ({
  productID: ids.product,
  businessID: ids.business,
  name: say('product'),
  description: say('description'),
  mainImage: picture(1),
  images: [picture(2)],
  photos: [],
  videos: [],
  industry: { id: '1', name: say('industry') },
  category: { id: '2', name: say('category') },
  subCategory: { id: '3', name: say('subcategory') },
  leadTime: say('lead time'),
  stock: true,
  specs: [{ key: say('key'), value: say('value') }],
  businessProfile: business(say),
  reactions: { reactionCount: { like: 7 } },
});

const commentBy = (say: Say, n: number, who: object, repliesCount = 0) => ({
  commentID: ids.comment.slice(0, -2) + String(n).padStart(2, '0'),
  content: say('content'),
  createdAt: '2024-03-05T09:07:00Z',
  whoComment: who,
  repliesCount,
  reactions: { reactionCount: { like: 3 } },
});
const person = (say: Say) => ({
  userID: ids.user,
  firstName: say('firstName'),
  lastName: say('lastName'),
  profilePhoto: null,
});

/** A comment of a person with a reply, and one of a business. */
export const comments = (say: Say) => ({
  comments: [
    commentBy(say, 1, person(say), 1),
    commentBy(say, 2, { businessID: ids.business, companyName: say('companyName'), profilePhoto: null }),
  ],
  total: 2,
});

/** A conversation that a business began with the visitor. */
const inquiry = (say: Say) => ({
  requestID: ids.thread,
  subject: say('subject'),
  createdAt: '2024-03-05T09:07:00Z',
  status: 'open',
  senderType: 'business',
  from: { type: 'business', id: ids.business, name: say('companyName'), photo: null },
  to: { type: 'user', id: ids.user, name: say('firstName'), photo: null },
  unread: 1,
  lastMessage: { content: say('content'), datetime: '2024-03-05T09:07:00Z', from: 'S' },
});
const message = (say: Say, n: number, from: 'S' | 'R') => ({
  messageID: ids.comment.slice(0, -2) + String(40 + n),
  content: say('content'),
  datetime: '2024-03-05T09:08:00Z',
  from,
  type: 'text',
  attachments: [{ name: say('file'), url: 'https://pictures.example/3.svg', contentType: 'image/png', size: 1200 }],
  read: true,
});
const messages = (say: Say) => [message(say, 1, 'S'), message(say, 2, 'R')];

/** The state of a message center with its conversation open. */
export const conversations = (say: Say) => ({
  status: 'ready',
  speakers: [
    { id: 'me', name: say('firstName') },
    { id: ids.other, name: say('companyName') },
  ],
  speaker: 'me',
  partyID: ids.user,
  threads: [inquiry(say)],
  requestID: ids.thread,
  chat: 'ready',
  messages: messages(say),
});

/** A gold membership for its owner; visitors see the same business. */
export const membership = (say: Say) => ({
  businessID: ids.business,
  companyName: say('companyName'),
  subscription: 'gold',
  verified: true,
  paidUntil: '2027-03-05T00:00:00Z',
  renews: true,
  purchase: null,
  receipts: [
    {
      receiptID: ids.comment,
      number: say('number'),
      subscription: 'gold',
      amount: 50_000,
      issuedAt: '2026-03-05T09:07:00Z',
    },
  ],
  setup,
});
const setup = {
  publicKey: 'pk_test',
  // A page of another origin in a frame.
  form: 'https://pictures.example/card',
  plans: [
    { subscription: 'premium', price: 90_000, planId: 'premium' },
    { subscription: 'platinum', price: 150_000, planId: 'platinum' },
  ],
};
/** The same with a purchase that waits for the bank. */
export const atBank = (say: Say) => ({
  ...membership(say),
  purchase: {
    purchaseID: ids.thread,
    status: 'requires_action',
    subscription: 'premium',
    confirmation: { url: 'https://pictures.example/bank' },
  },
});

const otherSide = (say: Say) => ({
  type: 'business',
  id: ids.business,
  name: say('companyName'),
  photo: null,
  companyName: null,
  city: say('city'),
  country: { code: 'SA', countryName: say('country') },
  verified: true,
  memberSince: '2024-03-05T09:07:00Z',
});

/** Answers to the widgets' calls, by path prefix. */
const answers = (say: Say): readonly (readonly [path: string, data: () => unknown])[] => [
  ['/ref-data/country', () => [{ code: 'SA', countryName: say('country'), emoji: say('emoji') }]],
  ['/search/suggest', () => [{ text: say('suggestion') }]],
  ['/business/profile/my-list', () => [{ ...business(say), businessID: ids.other, session: { role: 'owner' } }]],
  [`/business/${ids.business}/membership`, () => membership(say)],
  ['/subscription/setup', () => setup],
  [
    '/subscription/subscribe',
    () => ({ purchaseID: ids.thread, status: 'paid', subscription: 'premium', confirmation: null }),
  ],
  ['/business/profile/cards', () => [{ ...business(say), session: null }]],
  ['/business/profile/', () => business(say)],
  [`/business/request/${ids.thread}/get-messages`, () => messages(say)],
  [`/business/request/${ids.thread}/send-message`, () => message(say, 3, 'R')],
  [`/business/request/${ids.thread}/other-side`, () => otherSide(say)],
  [`/business/request/${ids.thread}`, () => ({})],
  ['POST /business/request', () => ({ requestID: ids.comment })],
  ['/business/request', () => [inquiry(say)]],
  ['/messages', () => ({ unread: 0, parties: [] })],
  [`/product/by-business`, () => ({ data: [{ ...product(say), productID: ids.other, name: say('other product') }] })],
  ['/product/', () => product(say)],
  [`/social/comments/make-comment`, () => commentBy(say, 9, person(say))],
  [`/social/comments/${ids.comment}`, () => ({ comments: [commentBy(say, 3, person(say))], total: 1 })],
  ['/social/comments/', () => comments(say)],
  ['/social/reaction/summary/', () => ({ reactionCount: { like: 9 } })],
  ['/social/reaction', () => ({ reactionType: null })],
  ['/user/email-confirmation', () => ({ email: 'ana@people.example', confirmed: true, required: true })],
  ['/user/profile', () => ({ ...person(say), email: 'ana@people.example' })],
];

/** The answer to a call; undefined for an unknown one. */
export const answerFor = (say: Say, method: string, path: string): unknown =>
  answers(say).find(([start]) => path.startsWith(start) || `${method} ${path}`.startsWith(start))?.[1]();
