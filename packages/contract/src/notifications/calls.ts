import type { Call } from '../call.ts';

export const listNotifications = {
  method: 'GET',
  path: 'notifications',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const countNotifications = {
  method: 'GET',
  path: 'notifications/unread',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const readNotifications = {
  method: 'POST',
  path: 'notifications/read',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const notificationPreferences = {
  method: 'GET',
  path: 'notifications/preferences',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const updateNotificationPreferences = {
  method: 'PUT',
  path: 'notifications/preferences',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
  sendsEmpty: true,
} as const satisfies Call;

/** Whether this browser gets push messages, and the key with which it subscribes at its push service. */
export const readPush = {
  method: 'GET',
  path: 'notifications/push',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

/** Push messages for this login's browser, until the login ends. A new address replaces the one before. */
export const startPush = {
  method: 'PUT',
  path: 'notifications/push',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;

export const stopPush = {
  method: 'DELETE',
  path: 'notifications/push',
  host: 'api',
  access: 'ownAccount',
  scope: 'manage',
} as const satisfies Call;
