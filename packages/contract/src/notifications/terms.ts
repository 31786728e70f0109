import type { CallTerms } from '../call.ts';

export const notificationsTerms = {
  listNotifications: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  countNotifications: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  readNotifications: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
  notificationPreferences: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  updateNotificationPreferences: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
  readPush: {
    limit: 'read',
    errors: ['TokenNotFound'],
    extension: true,
  },
  startPush: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
  stopPush: {
    limit: 'write',
    errors: ['TokenNotFound'],
    extension: true,
  },
} as const satisfies Record<string, CallTerms>;
