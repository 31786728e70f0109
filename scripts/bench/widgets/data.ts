import * as fixtures from '../../../tests/widgets/fixtures.ts';

const { plain } = fixtures;
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const sentence = 'We keep these bearings on the shelf and send them within two days; larger lots take three weeks.';
const at = (n: number) => new Date(Date.UTC(2024, 2, 5, 9, n)).toISOString();
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** Both sides of each comparison show the same content. */
const comment = fixtures.comments(plain).comments[0]!;
export const comments = {
  comments: many(10, (n) => ({
    ...comment,
    commentID: id(n),
    content: `${sentence} ${n}`,
    createdAt: at(n),
    repliesCount: 0,
  })),
  total: 10,
};

/** The same comments in the form of Waline's server. */
export const walineComments = {
  errno: 0,
  errmsg: '',
  data: {
    page: 1,
    totalPages: 1,
    pageSize: 10,
    count: 10,
    data: many(10, (n) => ({
      objectId: id(n),
      nick: 'Ana Perez',
      comment: `<p>${sentence} ${n}</p>`,
      avatar: '',
      link: '',
      time: Date.parse(at(n)),
      like: 3,
      children: [],
    })),
  },
};

const base = fixtures.conversations(plain);
const thread = base.threads[0]!;
const message = base.messages[0]!;
export const conversations = {
  ...base,
  threads: many(8, (n) => ({
    ...thread,
    requestID: n === 0 ? base.requestID : id(n),
    from: { ...thread.from, name: `Company ${n}`, photo: { url: '/picture.svg' } },
    lastMessage: { ...thread.lastMessage, content: sentence, datetime: at(n) },
    unread: n,
  })),
  messages: many(20, (n) => ({
    ...message,
    messageID: id(n),
    content: `${sentence} ${n}`,
    datetime: at(n),
    from: n % 2 ? 'S' : 'R',
    attachments: [],
  })),
};

const tiers = ['standard', 'gold', 'premium', 'platinum'] as const;
export const cards = (count: number) =>
  many(count, (n) => {
    const one = fixtures.business(plain);
    const general = {
      ...one.general,
      companyName: `Company ${n}`,
      shortDescription: sentence,
      profilePhoto: { url: '/picture.svg' },
    };
    return { ...one, businessID: id(n), general, subscription: tiers[n % 4], verified: n % 3 > 0, session: null };
  });
