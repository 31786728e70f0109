import { normalEmail } from '@wbn/contract';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Kept {
  readonly id: string;
  readonly email: string;
}

/**
 * Normalises existing addresses. If several accounts then have the same mailbox, one keeps it: the account whose address was typed in
 * normal form, otherwise the confirmed one, otherwise the oldest. The others keep their data but cannot log in: they get an address that
 * nobody reads, their sessions end, and the audit log names the account that keeps the mailbox.
 */
export const normalEmails: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows } = await sql<Kept>`
      select id, email from users where deleted_at is null and email !~ '^[!-~]+@[a-z0-9.-]+$'`.execute(db);
    const changed = rows.map(({ id, email }) => ({ id, email, normal: normalEmail(email) }));
    const different = changed.filter(({ email, normal }) => email !== normal);
    for (const normal of new Set(different.map((one) => one.normal))) await settle(db, normal, different);
    const { rows: invitations } = await sql<Kept>`
      select id, email from business_invitations where email !~ '^[!-~]+@[a-z0-9.-]+$'`.execute(db);
    for (const { id, email } of invitations) {
      // A second open invitation of one mailbox to one business stays unchanged: it works only by its link.
      await sql`update business_invitations i set email = ${normalEmail(email)} where id = ${id}::uuid and not exists (
        select from business_invitations o where o.business_id = i.business_id and o.id <> i.id and lower(o.email) = lower(${normalEmail(email)}))`.execute(
        db,
      );
    }
  },
};

async function settle(db: Kysely<unknown>, normal: string, different: readonly (Kept & { normal: string })[]) {
  const ids = different.filter((one) => one.normal === normal).map(({ id }) => id);
  const { rows } = await sql<Kept>`
    select id, email from users where deleted_at is null and (id = any(${ids}::uuid[]) or lower(email) = lower(${normal}))
    order by lower(email) = lower(${normal}) desc, email_verified_at is null, created_at, id`.execute(db);
  const [keeper, ...others] = rows;
  for (const { id } of others) {
    await sql`update users set email = 'duplicate-' || id || '@duplicate.invalid', email_verified_at = null where id = ${id}::uuid`.execute(
      db,
    );
    await sql`update sessions set revoked_at = now(), revoke_reason = 'address of another account' where user_id = ${id}::uuid and revoked_at is null`.execute(
      db,
    );
    await sql`update account_sessions set revoked_at = now() where user_id = ${id}::uuid and revoked_at is null`.execute(
      db,
    );
    await sql`insert into audit_log (actor_kind, action, resource_type, resource_id, data)
      values ('system', 'account.duplicate', 'user', ${id}, jsonb_build_object('keptBy', ${keeper?.id ?? null}::text))`.execute(
      db,
    );
  }
  if (keeper) await sql`update users set email = ${normal} where id = ${keeper.id}::uuid`.execute(db);
}
