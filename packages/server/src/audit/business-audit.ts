import { type BusinessRole, canSpeak } from '@wbn/contract';
import { sql } from '@wbn/database';
import { assertOwns } from '../businesses/roles.ts';
import type { Handler } from '../handler.ts';
import { listPage } from '../operator/list-page.ts';
import { newestFirst, personName, selectAudit } from './list-audit.ts';

/** Acts on a business, for its owner. Operators are not named, and what they noted stays theirs. */
export const businessAudit: Handler<'businessAudit'> = async ({ params: { id }, query, viewer }, { db }) => {
  await assertOwns(db, viewer, id);
  let list = selectAudit(db)
    .where('a.businessId', '=', id)
    .leftJoin('users as member', (join) =>
      join
        .on('member.id', '=', sql<string>`case when a.resource_type = 'user' then a.resource_id::uuid end`)
        .on('member.deletedAt', 'is', null),
    )
    .leftJoin('businessInvitations as invitation', (join) =>
      join.on(
        'invitation.id',
        '=',
        sql<string>`case when a.action in ('member.invited', 'member.invitation-revoked', 'member.accepted') then a.resource_id::uuid end`,
      ),
    )
    .select('a.device')
    .select(
      sql<string | null>`case when member.id is not null then ${personName('member')}
      else invitation.email end`.as('about'),
    )
    .select(sql<string | null>`coalesce(a.data ->> 'is', a.data ->> 'role')`.as('role'));
  if (query.kind === 'operator') list = list.where('a.actorKind', '=', 'operator');
  else if (query.kind !== undefined) list = list.where('a.action', 'like', `${query.kind}.%`);
  const { rows, total } = await listPage(db, list, query, newestFirst);
  const items = rows.map((row) => {
    const isOperator = row.actorKind === 'operator';
    return {
      auditID: row.id,
      at: row.at.toISOString(),
      actorID: isOperator ? null : row.actorUserId,
      actorName: isOperator ? null : row.actorName,
      actorKind: row.actorKind,
      action: row.action,
      resourceType: row.resourceType,
      resourceID: row.resourceId,
      device: isOperator ? null : row.device,
      about: row.about,
      role: isRole(row.role) ? row.role : null,
    };
  });
  return { items, total };
};

const isRole = (role: string | null): role is BusinessRole => role !== null && canSpeak(role as BusinessRole);
