import * as z from 'zod/mini';
import { businessRoles } from '../businesses/access-roles.ts';
import { party } from '../inquiries/shapes.ts';
import { nothing, queryCount, success, text, uuid } from '../primitives.ts';
import type { Shape } from '../shape.ts';
import { verificationOutcomes } from '../verification/scopes.ts';
import { mailFrequencies, notificationKinds, preferenceKinds } from './kinds.ts';
import { mailTimes } from './mail-times.ts';

/** Alerts of saved searches set their mails themselves; `connected` follows the setting of `connect`; other news always come. */
const anyKind = z.enum([
  ...notificationKinds,
  'search',
  'verification',
  'second-factor',
  'assignment',
  'invitation',
  'removal',
  'report',
  /** A request to connect was accepted. */
  'connected',
  /** The reader has another role in a business, or was removed from it. */
  'role',
  'left',
  /** A login from a browser that is new to the reader's account. Their logins are listed at `<account site>/account/sessions`. */
  'new-device',
]);
const ofPreference = z.enum(preferenceKinds);
const byMail = z.enum(mailFrequencies);

/** Events of one kind about one resource form one notification: `actor` is the newest of `count`. */
export const notification = z.strictObject({
  notificationID: z.string(),
  kind: anyKind,
  count: z.number(),
  actor: z.nullable(party),
  /** The reader's business that it concerns, if any. */
  businessID: z.nullable(z.string()),
  businessName: z.nullable(z.string()),
  resourceType: z.nullable(z.string()),
  resourceID: z.nullable(z.string()),
  /** The name of a saved search or of a business that is left, the beginning of a removed text, or the browser of a new login if it is known. */
  title: z.optional(z.string()),
  /** The portal's path of a saved search's results, or of the page on which a comment stands. */
  link: z.optional(z.string()),
  /** News about a verification, and the end of an approval. */
  outcome: z.optional(z.enum(verificationOutcomes)),
  expiresAt: z.optional(z.string()),
  /** From when on the business requires two-step login. */
  dueAt: z.optional(z.string()),
  /** The address to which the reader sent the invitation that `actor` accepted: others may have got hold of its link. */
  invited: z.optional(z.string()),
  /** The reader's new role in the business. */
  role: z.optional(z.enum(businessRoles)),
  /** Why an operator removed what was the reader's, if they said why. */
  reason: z.optional(z.string()),
  /** An operator's decision about what the reader reported. */
  decision: z.optional(z.enum(['dismissed', 'actioned'])),
  createdAt: z.string(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const notificationPreference = z.strictObject({ kind: ofPreference, inApp: z.boolean(), email: byMail });
export type NotificationPreference = z.infer<typeof notificationPreference>;
const preferences = success(z.array(notificationPreference));
const unread = success(z.strictObject({ unread: z.number() }));

/** `key`: the public key for `applicationServerKey`, 65 bytes in base64url. */
const push = success(z.strictObject({ isOn: z.boolean(), key: z.string() }));
/** Hosts of the push services of Chrome and Edge, Firefox, Safari and Windows. */
const pushHosts =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|web\.push\.apple\.com|[\w-]+\.notify\.windows\.com)$/;
const isPushAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { hostname, password, port, protocol, username } = new URL(address);
  return protocol === 'https:' && port === '' && username + password === '' && pushHosts.test(hostname);
};

const isPossible = ({ email = 'off', kind }: Pick<NotificationPreference, 'kind'> & Partial<NotificationPreference>) =>
  mailTimes[kind].includes(email);

export const notificationsShapes = {
  /** Newest first. nextID null: no further page. */
  listNotifications: {
    query: z.strictObject({ nextID: z.optional(text(200)), size: z.optional(queryCount) }),
    answer: success(z.strictObject({ items: z.array(notification), nextID: z.nullable(z.string()) })),
  },
  countNotifications: { answer: unread },
  /** Without ids: all. */
  readNotifications: {
    body: z.union([z.strictObject({ ids: z.array(uuid).check(z.maxLength(100)) }), nothing]),
    answer: unread,
  },
  notificationPreferences: { answer: preferences },
  updateNotificationPreferences: {
    body: z.strictObject({
      preferences: z
        .array(
          z
            .strictObject({ kind: ofPreference, inApp: z.optional(z.boolean()), email: z.optional(byMail) })
            .check(z.refine(isPossible, 'has mails that its kind does not have')),
        )
        .check(z.maxLength(20)),
    }),
    answer: preferences,
  },
  readPush: { answer: push },
  startPush: {
    body: z.strictObject({
      /** The `endpoint` of the browser's subscription: a server that knows it and our key may wake the browser. */
      endpoint: text(1000).check(z.refine(isPushAddress, 'must be the address of a push service')),
    }),
    answer: push,
  },
  stopPush: { body: z.optional(nothing), answer: push },
} satisfies Record<string, Shape>;
