import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createDatabase, migrate } from '@wbn/database';
import { answer, createApp } from '@wbn/http';
import { appOptions } from './surroundings.ts';
import { at } from './table.ts';

/**
 * One process of handler-cpu.ts: answers both ways over sockets in turn, and reports the median processor time of each (µs per request).
 */
export interface HandlerFigures {
  readonly bare: number;
  readonly hardened: number;
  /** Median of the rounds' ratios: a busy moment of the machine affects both sides of a round. */
  readonly ratio: number;
}

const [url = ''] = process.argv.slice(2);
const each = 500;
const rounds = 30;
const db = createDatabase(url);
await migrate(db);
const known = randomUUID();

const count = async () => {
  const row = await db
    .selectFrom('resourceCounters')
    .select('likes')
    .where('resourceId', '=', known)
    .executeTakeFirst();
  return { reactionCount: { like: row?.likes ?? 0 } };
};
const guardedApp = () => {
  const app = createApp({ ...appOptions(db), name: 'bench' });
  answer(app, 'reactionSummary', count);
  return app;
};
const bare = createHttp(async (_request, response) => {
  const body = JSON.stringify({ success: true, data: await count() });
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
const hardened = guardedApp();
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
await hardened.listen({ port: 0, host: '127.0.0.1' });
const addressOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/social/reaction/summary/${known}`;

const asker = fork(fileURLToPath(new URL('asker.ts', import.meta.url)), { execArgv: [] });
async function cpuOf(address: string): Promise<number> {
  const before = process.cpuUsage();
  asker.send({ address, times: each });
  await once(asker, 'message');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / each;
}

const sides = { bare: addressOf(bare), hardened: addressOf(hardened.server) };
const figures = { bare: [] as number[], hardened: [] as number[] };
const names = Object.keys(sides) as (keyof typeof sides)[];
for (const name of names) await cpuOf(sides[name]);
for (let round = 0; round < rounds; round += 1) for (const name of names) figures[name].push(await cpuOf(sides[name]));
const medianOf = (values: readonly number[]) => at(values, 0.5);
const found: HandlerFigures = {
  bare: medianOf(figures.bare),
  hardened: medianOf(figures.hardened),
  ratio: medianOf(figures.hardened.map((cpu, round) => cpu / figures.bare[round]!)),
};
process.send?.(found);
asker.disconnect();
bare.close();
await hardened.close();
await db.destroy();
process.disconnect?.();
