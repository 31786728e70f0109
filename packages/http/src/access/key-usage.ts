import { sql } from '@wbn/database';
import type { FastifyInstance } from 'fastify';
import { repeatEvery } from '../repeat-every.ts';

const everyMs = 5_000;

/**
 * Counts calls of partner pages by key and day. Written together every few seconds, because one row per call would be its most expensive
 * part.
 */
export function countKeyUsage(app: FastifyInstance): void {
  const counts = new Map<string, { calls: number; refused: number }>();
  app.addHook('onResponse', ({ caller }, reply, done) => {
    if (caller?.kind !== 'partner') return done();
    const count = counts.get(caller.key.id) ?? { calls: 0, refused: 0 };
    count.calls += 1;
    if (reply.statusCode === 403 || reply.statusCode === 429) count.refused += 1;
    counts.set(caller.key.id, count);
    done();
  });
  const write = async () => {
    const rows = [...counts].map(([id, count]) => ({ id, ...count }));
    if (rows.length === 0) return;
    counts.clear();
    await sql`insert into partner_key_usage as u (partner_key_id, day, calls, refused)
      select k.id, current_date, x.calls, x.refused
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id uuid, calls bigint, refused bigint)
      join partner_keys k on k.id = x.id order by k.id
      on conflict (partner_key_id, day) do update set calls = u.calls + excluded.calls, refused = u.refused + excluded.refused`.execute(
      app.wbn.db,
    );
  };
  const failure = 'the usage of partner keys was not counted';
  repeatEvery(app, { everyMs, work: write, failure });
  app.addHook('onClose', () => write().catch((err) => app.log.warn({ err }, failure)));
}
