import { answerMeasure, factsOf, type ProductFacts } from '@wbn/contract';
import type { BusinessAnswers, BusinessHighlights } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import type { Db } from '../db.ts';
import type { PictureOf } from '../uploads/pictures.ts';

const { days, leastInquiries, leastPeople, newest, patienceDays } = answerMeasure;
const maxShown = { certificates: 4, products: 3 };

/**
 * Each counted inquiry to the business `b` with the time of its first answer. The newest ones alone are read, so that a business with a million
 * conversations costs as much as any other.
 */
const countedInquiries = sql`
  select i.opened_by, i.created_at, answer.created_at as answered_at
  from (
    select id, opened_by, created_at from inquiries
    where to_party_id = b.id and kind = 'inquiry' and created_at > now() - make_interval(days => ${days})
      and not exists (select from business_members where business_id = b.id and user_id = opened_by)
    order by created_at desc, id desc limit ${newest}) i
  left join lateral (
    select created_at from messages where inquiry_id = i.id and side = 'R' order by position limit 1) answer on true
  where answer.created_at is not null or i.created_at < now() - make_interval(days => ${patienceDays})`;

interface Row {
  readonly id: string;
  readonly certificates: string[];
  readonly products: { id: string; name: string; key: string; offer: ProductFacts }[];
  readonly inquiries: number;
  readonly people: number;
  readonly rate: number | null;
  readonly hours: number | null;
}

/** The highlights of businesses by their ids, in one query for any number of them. */
export async function highlightsByID(
  db: Db,
  ids: readonly string[],
  picture: PictureOf,
): Promise<Map<string, BusinessHighlights>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select b.id, measured.*,
      array(select name from certificates
        where business_id = b.id and (expire_date is null or expire_date >= current_date)
        order by position, id limit ${maxShown.certificates}) as certificates,
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', p.id, 'name', p.name, 'key', p.main_image_key, 'offer', p.offer)), '[]') from (
        select id, name, main_image_key, offer from products
        where business_id = b.id and deleted_at is null and state = 'published' and main_image_key is not null
        order by created_at desc, id desc limit ${maxShown.products}) p) as products
    from businesses b, lateral (
      select count(*)::int as inquiries, count(distinct opened_by)::int as people,
        round(100.0 * count(answered_at) / nullif(count(*), 0))::int as rate,
        ceil(extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)) / 3600)::int
          as hours
      from (${countedInquiries}) counted) measured
    where b.id = any(${[...new Set(ids)]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, highlightsOf(row, picture)]));
}

/** Null where too few inquiries were counted to publish a number. */
const answersOf = ({ hours, inquiries, people, rate }: Row): BusinessAnswers =>
  inquiries < leastInquiries || people < leastPeople || rate === null
    ? null
    : { rate, hours: hours === null ? null : Math.max(1, hours) };

const pricedFactsOf = ({ currency, leadTimeDays, minimumOrder, price, priceSteps, unit }: ProductFacts) =>
  factsOf({ currency, leadTimeDays, minimumOrder, price, priceSteps, unit });

const highlightsOf = (row: Row, picture: PictureOf): BusinessHighlights => ({
  products: row.products.flatMap(({ id, key, name, offer }) => {
    const full = picture(key);
    if (!full) return [];
    // The middle of the stored widths is enough for a row of three on any screen.
    return [{ productID: id, name, picture: full.versions?.[1]?.url ?? full.url, ...pricedFactsOf(offer) }];
  }),
  certificates: row.certificates,
  answers: answersOf(row),
});
