import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createDatabase, migrate } from '@wbn/database';
import { answer, createApp } from '@wbn/http';
import { appOptions } from './surroundings.ts';
import { at, printTable } from './table.ts';

/**
 * handler-cpu.ts URL: processor time of a call of the contract, with all that guards it, against a bare node:http handler that asks the database
 * the same and writes the same. Both answer over sockets in this process, in turns; who asks is a process of its own.
 */
const [url = ''] = process.argv.slice(2);
const each = 1_000;
const rounds = 15;
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
const row = (what: string, name: keyof typeof sides, goal = '') => [
  what,
  at(figures[name], 0.5).toFixed(0),
  `${at(figures[name], 0).toFixed(0)} to ${at(figures[name], 1).toFixed(0)}`,
  // Round by round: a busy moment of the machine meets both.
  at(
    figures[name].map((cpu, round) => cpu / (figures.bare[round] ?? cpu)),
    0.5,
  ).toFixed(2),
  goal,
];
printTable(
  `Processor time of a read with one query, µs a request (median of ${rounds} rounds of ${each} in turns)`,
  ['what answers', 'median', 'all rounds', 'ratio to bare, median of the rounds', 'goal'],
  [row('bare node:http, same query', 'bare'), row('the call with all that guards it', 'hardened', 'at most 1.25')],
);
asker.disconnect();
bare.close();
await hardened.close();
await db.destroy();
