import { type Mails, sql } from '@wbn/database';
import { unansweredOf } from '../../businesses/checklist/unanswered.ts';
import type { Db } from '../../db.ts';
import { daysOf } from '../../visibility/days-of.ts';
import { sumOf } from '../../visibility/periods.ts';
import type { DigestWeek } from './week.ts';

export type OwnBusiness = Mails['weekly-digest']['businesses'][number];

/** Businesses that a mail shows; the console has all. */
const shown = 5;

interface Row {
  readonly userId: string;
  readonly businessID: string;
  readonly name: string;
  readonly unanswered: number;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const figures = ['views', 'productViews', 'searches', 'inquiries'] as const;

/** The businesses that the readers manage and of which there is something to say, by reader: the one with the most of it first. */
export async function ownBusinessesOf(
  db: Db,
  readers: readonly string[],
  week: DigestWeek,
): Promise<ReadonlyMap<string, readonly OwnBusiness[]>> {
  const { rows } = await sql<Row>`
    select m.user_id, b.id as "businessID", b.company_name as name, ${unansweredOf(sql`b.id`, week.until)} as unanswered
    from business_members m join businesses b on b.id = m.business_id and b.deleted_at is null and b.suspended_at is null
    where m.user_id = any(${[...readers]}::uuid[]) and m.role in ('owner', 'admin')
    order by b.id`.execute(db);
  const ids = [...new Set(rows.map(({ businessID }) => businessID))];
  const days = await daysOf(db, ids, dayOf(week.before), dayOf(week.until));
  const own = new Map<string, OwnBusiness[]>();
  for (const { userId, ...business } of rows) {
    const counted = days.filter(({ businessID }) => businessID === business.businessID);
    const now = sumOf(counted.filter(({ day }) => day >= dayOf(week.from)));
    const before = sumOf(counted.filter(({ day }) => day < dayOf(week.from)));
    const changed = figures.flatMap((name) =>
      now[name] + before[name] > 0 ? [{ name, now: now[name], before: before[name] }] : [],
    );
    if (business.unanswered + changed.length > 0)
      own.set(userId, [...(own.get(userId) ?? []), { ...business, figures: changed }]);
  }
  const weightOf = ({ figures: list, unanswered }: OwnBusiness) =>
    unanswered + list.reduce((sum, one) => sum + one.now, 0);
  return new Map(
    [...own].map(([userID, list]) => [
      userID,
      list.toSorted((left, right) => weightOf(right) - weightOf(left)).slice(0, shown),
    ]),
  );
}

/** The businesses of a waiting mail that its reader still manages. */
export async function stillManaged(
  db: Db,
  userID: string,
  businesses: readonly OwnBusiness[],
): Promise<readonly OwnBusiness[]> {
  const ids = businesses.map(({ businessID }) => businessID);
  const { rows } = await sql<{ id: string }>`
    select b.id from business_members m join businesses b on b.id = m.business_id and b.deleted_at is null
    where m.user_id = ${userID}::uuid and m.role in ('owner', 'admin') and b.id = any(${ids}::uuid[])`.execute(db);
  const managed = new Set(rows.map(({ id }) => id));
  return businesses.filter(({ businessID }) => managed.has(businessID));
}
