import { type RawBuilder, sql } from '@wbn/database';
import type { Db } from '../db.ts';

/** The numbers of things that wait for an operator, as SQL. */
export const waitingNow = {
  verifications: sql<string>`(select count(*) from verifications where state in ('submitted', 'in_review'))`,
  reports: sql<string>`(select count(*) from reports where state = 'open')`,
  enquiries: sql<string>`(select count(*) from enquiries where handled_at is null)`,
} satisfies Readonly<Record<string, RawBuilder<string>>>;

/** Counts the open work of the operators of the network. */
export async function waitingForOperators(db: Db): Promise<Readonly<Record<keyof typeof waitingNow, number>>> {
  const { verifications, reports, enquiries } = waitingNow;
  const { rows } = await sql<Record<keyof typeof waitingNow, string>>`
    select ${verifications} as verifications, ${reports} as reports, ${enquiries} as enquiries`.execute(db);
  const counts = rows[0]!;
  return {
    verifications: Number(counts.verifications),
    reports: Number(counts.reports),
    enquiries: Number(counts.enquiries),
  };
}
