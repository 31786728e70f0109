import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import type { Unsubscription } from '@wbn/http';

/** Turns off mails about threads, all kinds in the daily digest, the weekly digest, or the mails of all saved searches. Notifications in the portal stay on. */
export async function unsubscribe(db: Kysely<Database>, { userID, mails }: Unsubscription): Promise<void> {
  if (mails === 'inquiry' || mails === 'weekly') {
    await sql`insert into notification_preferences (user_id, kind, email)
      select id, ${mails}, 'off' from users where id = ${userID}::uuid and deleted_at is null
      on conflict (user_id, kind) do update set email = 'off', updated_at = now()`.execute(db);
    return;
  }
  if (mails === 'search') {
    await sql`update saved_searches set by_mail = false where user_id = ${userID}::uuid`.execute(db);
    return;
  }
  // Kinds without a row may default to daily, so each kind of the digest gets a row.
  await sql`insert into notification_preferences (user_id, kind, email)
    select u.id, kind, 'off' from users u, unnest(array['comment', 'like', 'follow', 'connect']) kind
    where u.id = ${userID}::uuid and u.deleted_at is null
    on conflict (user_id, kind) do update set email = 'off', updated_at = now() where notification_preferences.email = 'daily'`.execute(
    db,
  );
  await sql`update notification_preferences set email = 'off', updated_at = now()
    where user_id = ${userID}::uuid and email = 'daily'`.execute(db);
}
