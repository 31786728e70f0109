import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, migrate } from '@wbn/database';
import { serverMigrations } from '@wbn/server';
import { type Answered, agent, caller, openStreams, use } from './steady/clients.ts';
import { fillSteady, steps } from './steady/mix.ts';
import { type Held, startServerProcess } from './steady/server-process.ts';
import { at, printTable, slope } from './table.ts';

/**
 * steady.ts URL [SECONDS] [RATE] [STREAMS]: a constant rate of mixed calls, independent of answers, so that slow answers do not lower the
 * load. Compares durations of the first and last part, memory and descriptors of the server's process during and after the run. Then opens
 * streams and measures the cost of each, and of reads meanwhile.
 */
const [url = '', secondsText = '30', rateText = '60', streamsText = '1000'] = process.argv.slice(2);
const [seconds, rate, streams] = [secondsText, rateText, streamsText].map(Number) as [number, number, number];
/** Milliseconds in which the server cleans up after clients. */
const cleaningUp = 6_000;

const db = createDatabase(url);
await migrate(db, serverMigrations);
const server = await startServerProcess(url);
const call = caller(server.address);
const world = await fillSteady(db, call);
const useFor = (duration: number, eachSecond?: (when: number) => Promise<void>) =>
  use({ call, next: steps(world), seconds: duration, rate, eachSecond });

await useFor(Math.min(15, seconds / 2));
const before = await server.held('collected');
const memory: [when: number, rss: number][] = [];
const answered = await useFor(seconds, async (when) => {
  memory.push([when, (await server.held()).rss]);
});
const load = os.loadavg()[0]?.toFixed(1);
agent.destroy();
await wait(cleaningUp);
const after = await server.held('collected');

const idle = await server.held('collected');
const opened = await openStreams(server.address, world.business, streams);
await wait(2_000);
const full = await server.held('collected');
const meanwhile = await useFor(Math.min(15, seconds / 4));
for (const stream of opened) stream.destroy();
agent.destroy();
await wait(cleaningUp);
const left = await server.held('collected');
await server.end();
await db.destroy();

const percentiles = (of: readonly Answered[]) => {
  const times = of.map(({ took }) => took);
  return [0.5, 0.95, 0.99].map((share) => at(times, share).toFixed(1));
};
const part = Math.min(60, seconds / 4) * 1000;
const refused = answered.filter(({ status }) => status === 0 || status >= 400);
const statuses = [...new Set(refused.map(({ status }) => status))].join(', ');
printTable(
  `Steady mixed use: ${rate} calls a second for ${seconds} s (${answered.length} answers, ${refused.length} of them no 2xx${statuses && `: ${statuses}`}), load of the machine ${load}`,
  ['', 'p50 ms', 'p95 ms', 'p99 ms'],
  [
    [`first ${part / 1000} s`, ...percentiles(answered.filter(({ due }) => due < part))],
    [`last ${part / 1000} s`, ...percentiles(answered.filter(({ due }) => due >= seconds * 1000 - part))],
    ['all', ...percentiles(answered)],
  ],
);
const mb = (bytes: number) => (bytes / 1_048_576).toFixed(1);
const row = (name: string, { rss, heapUsed, descriptors }: Held) => [name, mb(rss), mb(heapUsed), String(descriptors)];
printTable(
  'What the process of the server holds, after a collection',
  ['', 'memory MB', 'heap MB', 'descriptors'],
  [
    row('before the steady use', before),
    row('six seconds after it', after),
    row('before the streams', idle),
    row(`with ${opened.length} open streams`, full),
    row('six seconds after them', left),
  ],
);
const kbEach = (bytes: number) => (bytes / opened.length / 1024).toFixed(1);
const [p50, p95] = percentiles(meanwhile);
console.log(`\nMemory during the steady use: ${((slope(memory) * 60_000) / 1_048_576).toFixed(2)} MB a minute.`);
console.log(
  `A stream: ${kbEach(full.heapUsed - idle.heapUsed)} kB of heap, ${kbEach(full.rss - idle.rss)} kB of memory.`,
);
console.log(`Mixed use beside the streams, ms: p50 ${p50}, p95 ${p95}.`);
process.exit(refused.some(({ status }) => status === 0 || status >= 500) ? 1 : 0);
