import type { PeriodFigures } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import { assertManages } from '../businesses/roles.ts';
import type { Db } from '../db.ts';
import type { Handler } from '../handler.ts';
import { daysOf, inquiriesTo } from './days-of.ts';
import { dayBefore, pointsOf, sumOf } from './periods.ts';

/** Newest inquiries of a period whose answers are measured. */
const measured = 500;

/** The figures of a business over some days, today included, against as many days before. */
export const businessFigures: Handler<'businessFigures'> = async ({ params: { id }, query, viewer }, context) => {
  const { db, now, visibility } = context;
  await assertManages(db, viewer, id);
  await visibility.write();
  const days = Number(query.days ?? '30');
  const at = now();
  const start = dayBefore(at, days - 1);
  const [earliest, end] = [dayBefore(at, 2 * days - 1), dayBefore(at, -1)];
  const [counts, current, before] = await Promise.all([
    daysOf(db, [id], earliest, end),
    workOf(db, id, start, end),
    workOf(db, id, earliest, start),
  ]);
  const [recent, older] = [counts.filter(({ day }) => day >= start), counts.filter(({ day }) => day < start)];
  return {
    days,
    points: pointsOf(recent, days, at),
    now: { ...sumOf(recent), ...current },
    before: { ...sumOf(older), ...before },
  };
};

type Work = Omit<PeriodFigures, keyof ReturnType<typeof sumOf>>;

/** Answers and boosts of a period. */
async function workOf(db: Db, id: string, from: string, to: string): Promise<Work> {
  const { rows } = await sql<Work>`
    select answers.*, used.*
    from (
      select count(*)::int as measured, count(answer.created_at)::int as answered,
        greatest(1, ceil(extract(epoch from
          percentile_cont(0.5) within group (order by answer.created_at - asked.created_at)) / 3600))::int as hours
      from (${inquiriesTo([id], from, to)} order by i.created_at desc limit ${measured}) asked
      left join lateral (select created_at from messages
        where inquiry_id = asked.id and side = 'R' order by position limit 1) answer on true
    ) as answers (measured, answered, answer_hours),
    (
      select count(*)::int, coalesce(sum(impressions), 0)::int, coalesce(sum(clicks), 0)::int from boosts
      where business_id = ${id}::uuid and starts_at >= ${`${from}T00:00:00Z`}::timestamptz
        and starts_at < ${`${to}T00:00:00Z`}::timestamptz
    ) as used (boosts, boost_impressions, boost_clicks)`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The aggregate returned no row.');
  // Without an answer the median is null, but greatest() ignores nulls.
  return { ...row, answerHours: row.answered === 0 ? null : row.answerHours };
}
