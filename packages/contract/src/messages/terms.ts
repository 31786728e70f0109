import type { CallTerms } from '../call.ts';

export const messagesTerms = {
  listMessages: {
    limit: 'read',
    errors: ['TokenNotFound'],
  },
  sendMessage: {
    limit: 'message',
    errors: ['TokenNotFound', 'Forbidden', 'Closed', 'UploadRefused'],
  },
  countMessages: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  readMessages: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
  announceTyping: {
    limit: 'message',
    errors: ['TokenNotFound', 'Closed'],
    extension: true,
  },
  readOtherSide: {
    limit: 'read',
    errors: ['TokenNotFound', 'Gone'],
    extension: true,
  },
  searchMessages: {
    limit: 'search',
    errors: ['TokenNotFound'],
    extension: true,
  },
  readTranslation: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  translateMessage: {
    limit: 'translate',
    errors: ['TokenNotFound', 'Unavailable'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
