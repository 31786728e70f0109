import type { Call } from '../call.ts';

export const listMessages = {
  method: 'GET',
  path: 'business/request/:rid/get-messages',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;

export const sendMessage = {
  method: 'POST',
  path: 'business/request/:rid/send-message',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;

/** Unread messages of the caller and their businesses, over all threads. */
export const countMessages = {
  method: 'GET',
  path: 'messages/unread',
  host: 'api',
  access: 'signedIn',
  scope: 'message',
} as const satisfies Call;

/** Marks every thread of one party as read. */
export const readMessages = {
  method: 'POST',
  path: 'messages/read',
  host: 'api',
  access: 'speaker',
  scope: 'message',
} as const satisfies Call;

/** Shows the other side for a few seconds that someone is typing. */
export const announceTyping = {
  method: 'POST',
  path: 'business/request/:rid/typing',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;

/** Public facts of the other party of a thread, for the pane beside it. */
export const readOtherSide = {
  method: 'GET',
  path: 'business/request/:rid/other-side',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;

/** Messages of one party that contain all words, newest first. Words are found by their beginnings; case, accents and vowel marks do not count. */
export const searchMessages = {
  method: 'GET',
  path: 'messages/search',
  host: 'api',
  access: 'speaker',
  scope: 'message',
} as const satisfies Call;

/** The languages into which messages can be translated; none if the network has no translation service. */
export const readTranslation = {
  method: 'GET',
  path: 'messages/translation',
  host: 'api',
  access: 'signedIn',
  scope: 'message',
} as const satisfies Call;

/** A message in another language, by the network's translation service. The original stays. `NotFound` without a service,
 * `TooManyRequests` when the person or the network had as many translated as its budget allows. */
export const translateMessage = {
  method: 'POST',
  path: 'business/request/:rid/translate',
  host: 'api',
  access: 'threadParty',
  scope: 'message',
} as const satisfies Call;
