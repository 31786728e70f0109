import { reportedLength } from '@wbn/contract';
import { longestList, type ReportItem, type reportableTypes } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import { containing, rowsOfPage } from '../operator/list-page.ts';
import type { PictureOf } from '../uploads/pictures.ts';
import { reportedResource } from './reported-resource.ts';

type PlaceType = NonNullable<ReportItem['subject']['place']>['type'];

interface ReportQuery {
  readonly q?: string | undefined;
  readonly state?: 'open' | 'done' | undefined;
  readonly kind?: (typeof reportableTypes)[number] | undefined;
  readonly sort?: 'created' | '-created' | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

interface ReportRow {
  id: string;
  createdAt: Date;
  resourceType: ReportItem['resourceType'];
  resourceId: string;
  reason: string;
  details: string | null;
  state: ReportItem['state'];
  handledAt: Date | null;
  reporterId: string | null;
  reporterName: string | null;
  says: string | null;
  reportedText: string | null;
  isThere: boolean | null;
  authorId: string | null;
  authorName: string | null;
  isSuspended: boolean | null;
  placeType: PlaceType | null;
  placeId: string | null;
  timelineId: string | null;
  businessId: string | null;
  companyName: string | null;
  mainImageKey: string | null;
}

/** Text, author, existence and page of each reported resource: one query for any number of reports. */
const selectReports = (where: ReturnType<typeof sql>) => sql<ReportRow>`
  select r.id, r.created_at, r.resource_type, r.resource_id, r.reason, r.details, r.state, r.handled_at,
    who.id as reporter_id, trim(concat(who.first_name, ' ', who.last_name)) as reporter_name,
    left(s.says, ${reportedLength}) as says, r.reported_text, s.is_there, s.place_type, s.place_id, stands.timeline_id,
    author.id as author_id, trim(concat(author.first_name, ' ', author.last_name)) as author_name,
    author.suspended_at is not null as is_suspended,
    offers.id as business_id, offers.company_name, product.main_image_key
  from reports r
  left join users who on who.id = r.reporter_id and who.deleted_at is null
  left join lateral ${reportedResource(sql`r.resource_type`, sql`r.resource_id`)} s on true
  left join users author on author.id = s.author_id
  left join products product on r.resource_type = 'product' and product.id = r.resource_id
  left join businesses offers on offers.id = product.business_id
  left join posts stands on s.place_type = 'post' and stands.id = s.place_id
  ${where}`;

/** Reports that wait or are decided, by kind, and by part of the reporter's words or name. */
export async function reportPage(db: Db, { kind, q, sort, state, ...page }: ReportQuery) {
  const { limit, offset } = rowsOfPage(page);
  const words = q === undefined ? undefined : containing(q);
  const where = sql`
    where ${state === 'done' ? sql`r.state in ('dismissed', 'actioned')` : sql`r.state = 'open'`}
    ${kind === undefined ? sql`` : sql`and r.resource_type = ${kind}`}
    ${words === undefined ? sql`` : sql`and (r.details ilike ${words} or concat(who.first_name, ' ', who.last_name) ilike ${words})`}`;
  const direction = sort === 'created' ? sql`asc` : sql`desc`;
  const [{ rows }, counted] = await Promise.all([
    selectReports(
      sql`${where} order by r.created_at ${direction}, r.id ${direction} limit ${limit} offset ${offset}`,
    ).execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from reports r left join users who on who.id = r.reporter_id and who.deleted_at is null
        ${where} limit ${longestList}) as listed`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export const oneReport = async (db: Db, id: string): Promise<ReportRow | undefined> =>
  (await selectReports(sql`where r.id = ${id}`).execute(db)).rows[0];

const personOf = (userID: string | null, name: string | null) =>
  userID === null ? null : { userID, name: name ?? '' };

function offerOf({ businessId, companyName, mainImageKey }: ReportRow, picture: PictureOf) {
  const url = picture(mainImageKey)?.url;
  return {
    ...(businessId && companyName !== null && { business: { businessID: businessId, companyName } }),
    ...(url && { picture: url }),
  };
}

/** The reported text, and the present one where its owner has changed it. Reports of earlier releases have the present one alone. */
function textsOf({ reportedText, says }: ReportRow) {
  const present = says ?? '';
  const excerpt = reportedText ?? present;
  return { excerpt, ...(present !== excerpt && { present }) };
}

export const reportItemOf = (row: ReportRow, picture: PictureOf): ReportItem => ({
  reportID: row.id,
  resourceType: row.resourceType,
  resourceID: row.resourceId,
  reason: row.reason,
  details: row.details,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
  reporter: personOf(row.reporterId, row.reporterName),
  subject: {
    ...textsOf(row),
    isThere: row.isThere ?? false,
    author: personOf(row.authorId, row.authorName),
    isSuspended: row.isSuspended ?? false,
    ...offerOf(row, picture),
    place:
      row.placeType === null || row.placeId === null
        ? null
        : { type: row.placeType, id: row.placeId, timelineID: row.timelineId },
  },
});
