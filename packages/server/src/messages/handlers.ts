import { announceTyping } from './announce-typing.ts';
import { countMessages } from './count-messages.ts';
import { listMessages } from './list-messages.ts';
import { readMessages } from './read-messages.ts';
import { readOtherSide } from './read-other-side.ts';
import { readTranslation } from './read-translation.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';
import { translateMessage } from './translate-message.ts';

/** The handlers of messages within conversations. */
export const messageHandlers = {
  listMessages,
  sendMessage,
  countMessages,
  readMessages,
  announceTyping,
  readOtherSide,
  searchMessages,
  readTranslation,
  translateMessage,
};
