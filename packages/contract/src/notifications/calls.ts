import type { Call } from '../call.ts';

export const listNotifications = {
  method: 'GET',
  path: 'notifications',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const countNotifications = {
  method: 'GET',
  path: 'notifications/unread',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const readNotifications = {
  method: 'POST',
  path: 'notifications/read',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const notificationPreferences = {
  method: 'GET',
  path: 'notifications/preferences',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'read',
  errors: ['TokenNotFound'],
  extension: true,
} as const satisfies Call;

export const updateNotificationPreferences = {
  method: 'PUT',
  path: 'notifications/preferences',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  limit: 'write',
  errors: ['TokenNotFound'],
  extension: true,
  sendsEmpty: true,
} as const satisfies Call;
