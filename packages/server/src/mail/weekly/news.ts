import type { Mails } from '@wbn/database';
import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import { isBlockedBy } from '../../moderation/assert-not-blocked.ts';
import { onShownTimeline } from '../../posts/shown-timeline.ts';
import { mayAct } from '../../users/may-act.ts';
import type { DigestWeek } from './week.ts';

export type News = Mails['weekly-digest']['news'][number];

/** Authors that a mail names; it counts the others. */
const named = 3;

interface Row {
  readonly userId: string;
  readonly kind: News['kind'];
  readonly author: string;
  readonly count: number;
}

/**
 * New products and posts of businesses and people that the readers follow, by reader: those of the week, without own ones and blocked authors.
 * A product counts from its first publication.
 */
export async function newsFor(
  db: Db,
  readers: readonly string[],
  { from, until }: DigestWeek,
): Promise<ReadonlyMap<string, readonly News[]>> {
  const { rows } = await sql<Row>`
    with followed as (
      select f.user_id, f.resource_id, f.resource_type, coalesce(b.company_name, u.first_name || ' ' || u.last_name) as author
      from follows f
      left join businesses b on f.resource_type = 'business' and b.id = f.resource_id and b.deleted_at is null and b.suspended_at is null
      left join users u on f.resource_type = 'user' and u.id = f.resource_id and ${mayAct('u')}
      where f.user_id = any(${[...readers]}::uuid[]) and f.created_at < ${until} and coalesce(b.id, u.id) is not null
        and f.resource_id <> f.user_id
        and not exists (select from business_members m where m.business_id = f.resource_id and m.user_id = f.user_id)
    ), counted as (
      select f.user_id, 'products' as kind, f.author, f.resource_id, count(*) as count
      from followed f join products p on p.business_id = f.resource_id and p.deleted_at is null and p.state = 'published'
        and coalesce(p.first_visible_at, p.created_at) >= ${from} and coalesce(p.first_visible_at, p.created_at) < ${until}
      where not ${isBlockedBy(sql`f.user_id`, { person: sql`null::uuid`, business: sql`p.business_id` })}
      group by 1, 2, 3, 4
      union all
      select f.user_id, 'posts', f.author, f.resource_id, count(*)
      from followed f join posts p on p.author_id = f.resource_id and p.deleted_at is null
        and p.created_at >= ${from} and p.created_at < ${until} and p.author_user_id <> f.user_id and ${onShownTimeline('p')}
      where not ${isBlockedBy(sql`f.user_id`, { person: sql`p.author_user_id`, business: sql`p.author_business_id` })}
      group by 1, 2, 3, 4
    ), ranked as (
      select user_id, kind, author, (sum(count) over (partition by user_id, kind))::int as count,
        row_number() over (partition by user_id, kind order by count desc, author, resource_id) as place
      from counted
    )
    select user_id, kind, author, count from ranked where place <= ${named} order by user_id, kind desc, place`.execute(
    db,
  );
  const news = new Map<string, News[]>();
  for (const { author, count, kind, userId } of rows) {
    const mine = news.get(userId) ?? [];
    news.set(userId, mine);
    const known = mine.find((one) => one.kind === kind);
    if (known) known.by.push(author);
    else mine.push({ kind, count, by: [author] });
  }
  return news;
}
