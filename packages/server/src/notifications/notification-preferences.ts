import { type MailFrequency, type PreferenceKind, preferenceKinds } from '@wbn/contract';
import type { NotificationPreference } from '@wbn/contract/shapes';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';

/** Defaults: all notifications in the portal, mails for those that need an answer, and the weekly digest. */
export const emailByDefault: Record<PreferenceKind, MailFrequency> = {
  inquiry: 'instant',
  connect: 'daily',
  comment: 'daily',
  like: 'off',
  follow: 'off',
  weekly: 'weekly',
};

export async function emailPreferenceOf(db: Db, userID: string, kind: PreferenceKind) {
  const row = await db
    .selectFrom('notificationPreferences')
    .select('email')
    .where('userId', '=', userID)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.email ?? emailByDefault[kind];
}

async function preferencesOf(db: Db, userID: string): Promise<NotificationPreference[]> {
  const rows = await db.selectFrom('notificationPreferences').selectAll().where('userId', '=', userID).execute();
  const known = new Map(rows.map((row) => [row.kind, row]));
  return preferenceKinds.map((kind) => ({
    kind,
    inApp: known.get(kind)?.inApp ?? true,
    email: known.get(kind)?.email ?? emailByDefault[kind],
  }));
}

export const notificationPreferences: Handler<'notificationPreferences'> = async ({ viewer }, { db }) =>
  preferencesOf(db, viewer.userID);

/**
 * Kinds and settings that are not sent stay. The daily digest sums up notifications: a kind whose notifications are turned off has none, and
 * one that is wanted daily gets notifications.
 */
export const updateNotificationPreferences: Handler<'updateNotificationPreferences'> = async (
  { body, viewer: { userID } },
  { db, now },
) => {
  const wanted = new Map(body.preferences.map((one) => [one.kind, one]));
  const rows = (await preferencesOf(db, userID)).flatMap((old) => {
    const change = wanted.get(old.kind);
    if (change === undefined) return [];
    const { inApp = old.inApp || change.email === 'daily', email = old.email } = change;
    const summedUp = inApp || email !== 'daily' ? email : 'off';
    return [{ userId: userID, kind: old.kind, inApp, email: summedUp, updatedAt: now() }];
  });
  if (rows.length > 0) {
    await db
      .insertInto('notificationPreferences')
      .values(rows)
      .onConflict((conflict) =>
        conflict.constraint('notification_preferences_pkey').doUpdateSet((update) => ({
          inApp: update.ref('excluded.inApp'),
          email: update.ref('excluded.email'),
          updatedAt: update.ref('excluded.updatedAt'),
        })),
      )
      .execute();
  }
  return preferencesOf(db, userID);
};
