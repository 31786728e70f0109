import { sql } from '@wbn/database';
import type { Db } from '../../db.ts';
import type { SearchVisitor, VisitorMarks } from './visitor-marks.ts';

export interface Choice {
  readonly id: string;
  readonly businessID: string;
  readonly act: 'open' | 'inquire';
  readonly at: Date;
  readonly sender: SearchVisitor;
}

/** Minutes after which opening a page does not count as a choice among the results. */
export const linkedMinutes = 30;

/**
 * Writes choices of results that the visitor was shown shortly before. Not counted: choices from networks of the business's own members. A
 * second choice of one network is the same row.
 */
export async function writeChoices(db: Db, marks: VisitorMarks, choices: readonly Choice[]): Promise<void> {
  if (choices.length === 0) return;
  const asked = choices.map(({ at, businessID, id, sender }, index) => ({
    index,
    at,
    id,
    business: businessID,
    visitor: marks.visitor(sender, at).toString('hex'),
    network: marks.network(sender, businessID).toString('hex'),
  }));
  const { rows } = await sql<{ index: number; kind: 'business' | 'product'; words: string }>`
    select x.index, s.kind, s.words
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (index integer, at timestamptz, id uuid, business uuid,
      visitor text, network text),
    lateral (
      select kind, words from search_log
      where visitor = decode(x.visitor, 'hex') and shown @> array[x.id]
        and at <= x.at and at > x.at - make_interval(mins => ${linkedMinutes})
      order by at desc limit 1) s
    where not exists (
      select from search_own_network o where o.business_id = x.business and o.network = decode(x.network, 'hex'))`.execute(
    db,
  );
  const values = rows.flatMap(({ index, kind, words }) => {
    const choice = choices[index];
    if (choice === undefined) return [];
    const { act, at, id, sender } = choice;
    const subject = [words, kind, id];
    return {
      kind,
      words,
      resourceId: id,
      act,
      at,
      mark: marks.network(sender, ...subject),
      person: marks.person(sender, ...subject),
    };
  });
  if (values.length === 0) return;
  await db
    .insertInto('searchChoice')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
