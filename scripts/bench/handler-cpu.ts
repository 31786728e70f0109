import { randomUUID } from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDatabase, migrate } from '@wbn/database';
import { answer, createApp, createLogger, tokenKeys } from '@wbn/http';
import { at, printTable } from './table.ts';

/**
 * handler-cpu.ts URL: processor time of a call of the contract, with all that guards it, against a bare node:http handler that asks the database
 * the same and writes the same. Both answer over sockets in this process, in turns; the client's time is in both.
 */
const [url = ''] = process.argv.slice(2);
const each = 500;
const rounds = 9;
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
const appWith = (limits: 'on' | 'off') => {
  const app = createApp({
    name: 'bench',
    database: db,
    sites: {
      portal: 'http://localhost:8080',
      accounts: 'http://localhost:8082',
      api: 'http://localhost:8081',
      sisters: [],
    },
    tokens: tokenKeys('a secret of the benchmark, long enough'),
    internalKey: randomUUID(),
    limits,
    logger: createLogger({ name: 'bench', level: 'silent' }),
    checkAnswers: false,
  });
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
const hardened = appWith('off');
await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve));
await hardened.listen({ port: 0, host: '127.0.0.1' });
const addressOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/social/reaction/summary/${known}`;
const sides = { bare: addressOf(bare), hardened: addressOf(hardened.server) };

async function cpuOf(address: string): Promise<number> {
  const before = process.cpuUsage();
  let left = each;
  const lane = async () => {
    while (left-- > 0) {
      const told = await fetch(address);
      if (told.status !== 200) throw new Error(`${told.status}`);
      await told.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / each;
}

/** What the client alone costs: its time must not flatter the ratio. */
const empty = createHttp((_request, response) => response.end('{}'));
await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
const figures = { empty: [] as number[], bare: [] as number[], hardened: [] as number[] };
for (const address of Object.values(sides)) await cpuOf(address);
for (let round = 0; round < rounds; round += 1) {
  figures.empty.push(await cpuOf(addressOf(empty)));
  figures.bare.push(await cpuOf(sides.bare));
  figures.hardened.push(await cpuOf(sides.hardened));
}
const median = (values: number[]) => at(values, 0.5);
const [client, plain, guarded] = [median(figures.empty), median(figures.bare), median(figures.hardened)];
printTable(
  'Processor time of a read with one query, µs a request (median of nine rounds in turns)',
  ['what answers', 'with the client', 'without it', 'ratio to bare'],
  [
    ['an empty answer', client.toFixed(0), '0', ''],
    ['bare node:http, same query', plain.toFixed(0), (plain - client).toFixed(0), '1.00'],
    [
      'the call with all that guards it',
      guarded.toFixed(0),
      (guarded - client).toFixed(0),
      `${(guarded / plain).toFixed(2)} with the client, ${((guarded - client) / (plain - client)).toFixed(2)} without (goal 1.25)`,
    ],
  ],
);
for (const server of [bare, empty]) server.close();
await hardened.close();
await db.destroy();
