import { sql } from '@wbn/database';
import { repeatEvery } from '@wbn/http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { Db } from '../db.ts';

/** Messages per statement. */
const atOnce = 200;

/**
 * Stores the words of messages that were written before the database did so itself.
 * @returns the number of messages
 */
export async function storeMessageWords(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update messages set words = message_words(content)
    where id in (select id from messages where words is null limit ${atOnce} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Runs after the start, until each message has its words. */
export function keepMessageWords(app: FastifyInstance, { db }: Context): void {
  let isDone = false;
  const work = async () => {
    while (!isDone) isDone = (await storeMessageWords(db)) === 0;
  };
  const start = repeatEvery(app, { everyMs: 60_000, work, failure: 'words of messages not stored' });
  app.addHook('onReady', async () => start());
}
