import * as z from 'zod/mini';
import {
  nothing,
  optionalName,
  partyID,
  pathID,
  picture,
  querySize,
  requiredText,
  success,
  text,
  uploadToken,
  uuid,
} from '../primitives.ts';
import type { Shape } from '../shape.ts';

/** A file of a message. Size in bytes. */
export const attachment = z.strictObject({
  name: z.string(),
  url: z.string(),
  contentType: z.string(),
  size: z.number(),
});
export type Attachment = z.infer<typeof attachment>;

/** `from` is the side of the thread: S opened it, R is the other party. */
export const message = z.strictObject({
  messageID: z.string(),
  content: z.string(),
  datetime: z.string(),
  from: z.enum(['S', 'R']),
  type: z.enum(['text', 'file']),
  attachments: z.array(attachment),
  /** Someone of the receiving side has read it. */
  read: z.boolean(),
});
export type Message = z.infer<typeof message>;

/** The other party of a thread: only what its public page shows, and since when it has been registered. */
export const otherSide = z.strictObject({
  type: z.enum(['user', 'business']),
  id: z.string(),
  name: z.string(),
  photo: picture,
  /** Where a person works, as they wrote it themselves; null for a business. */
  companyName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  country: z.nullable(z.strictObject({ code: z.string(), countryName: z.string() })),
  /** Whether operators verified the business. Persons are not verified. */
  verified: z.boolean(),
  memberSince: z.string(),
});
export type OtherSide = z.infer<typeof otherSide>;

/** A message that a search found. */
export const foundMessage = z.strictObject({
  requestID: z.string(),
  messageID: z.string(),
  subject: z.string(),
  /** The other party. */
  name: z.string(),
  /** The text around the first found word. */
  excerpt: z.string(),
  /** The found words in `excerpt`: UTF-16 positions, `end` exclusive, in order and apart. */
  marks: z.array(z.strictObject({ start: z.number(), end: z.number() })),
  datetime: z.string(),
});
export type FoundMessage = z.infer<typeof foundMessage>;

/** Most files of one message. */
export const maxAttachments = 5;
/** The token of an upload grant for messages, and the file's name. */
const attached = z.extend(uploadToken, { name: optionalName(200) });

const interfaceLanguage = z.enum(['en', 'es', 'it', 'zh', 'ar']);
export type InterfaceLanguage = z.infer<typeof interfaceLanguage>;

const thread = { params: z.strictObject({ rid: pathID }), query: z.strictObject({ bid: z.optional(partyID) }) };

export const messagesShapes = {
  listMessages: {
    ...thread,
    /** Oldest first: the 1,000 newest, or `limit` of them, or those before the message `before`. */
    query: z.extend(thread.query, { before: z.optional(uuid), limit: z.optional(querySize(1000)) }),
    answer: success(z.array(message)),
  },
  sendMessage: {
    ...thread,
    body: z
      .strictObject({
        content: z._default(text(2000), ''),
        attachments: z._default(z.array(attached).check(z.maxLength(maxAttachments)), []),
      })
      .check(
        z.refine((sent) => sent.content.trim() !== '' || sent.attachments.length > 0, {
          error: 'must not be empty',
          path: ['content'],
        }),
      ),
    answer: success(message),
  },
  countMessages: {
    answer: success(
      z.strictObject({
        unread: z.number(),
        /** Parties with unread messages: the caller's own id, and businesses. */
        parties: z.array(z.strictObject({ id: z.string(), unread: z.number() })),
      }),
    ),
  },
  searchMessages: {
    query: z.strictObject({ ubid: partyID, q: requiredText(100), nextID: z.optional(text(200)) }),
    /** nextID null: no further page. */
    answer: success(z.strictObject({ items: z.array(foundMessage), nextID: z.nullable(z.string()) })),
  },
  readMessages: { query: z.strictObject({ ubid: partyID }), body: z.optional(nothing), answer: success(nothing) },
  readOtherSide: { ...thread, answer: success(otherSide) },
  readTranslation: { answer: success(z.strictObject({ to: z.array(interfaceLanguage) })) },
  translateMessage: {
    ...thread,
    body: z.strictObject({ messageID: uuid, to: interfaceLanguage }),
    /** `from`: the recognized language of the original, e.g. 'es'; null if unknown. */
    answer: success(z.strictObject({ text: z.string(), from: z.nullable(z.string()) })),
  },
  announceTyping: { ...thread, body: z.optional(nothing), answer: success(nothing) },
} satisfies Record<string, Shape>;
