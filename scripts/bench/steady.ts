import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, migrate } from '@wbn/database';
import { serverMigrations } from '@wbn/server';
import { fillSteady, type Step, steps } from './steady-mix.ts';
import { at, printTable } from './table.ts';

/**
 * steady.ts URL [SECONDS] [RATE] [STREAMS]: so many calls a second of mixed use, each at its moment whether the one before it was answered or
 * not, so that a slow answer is not hidden by asking later. Times of the first part against the last, memory and descriptors of the server's
 * process over the run, and what is left of them after it. Then so many open streams: what each costs, and what reads take meanwhile.
 */
const [url = '', secondsText = '30', rateText = '60', streamsText = '1000'] = process.argv.slice(2);
const [seconds, rate, streams] = [secondsText, rateText, streamsText].map(Number) as [number, number, number];

interface Held {
  readonly rss: number;
  readonly heapUsed: number;
  readonly descriptors: number;
}

const db = createDatabase(url);
await migrate(db, serverMigrations);
const child = fork(new URL('steady-server.ts', import.meta.url), [url], {
  execArgv: ['--conditions=wbn-source', '--expose-gc'],
});
const [{ address }] = (await once(child, 'message')) as [{ address: string }];
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One call; its status, and 0 when there was no answer. */
const call = ({ method, path, token, body }: Step): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const asked = request(`${address}${path}`, { method, agent, headers }, async (told) => {
      resolve({ status: told.statusCode ?? 0, text: await textOf(told) });
    });
    asked.on('error', () => resolve({ status: 0, text: '' }));
    asked.end(text);
  });

async function textOf(told: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of told.setEncoding('utf8')) text += piece;
  return text;
}

async function held(when: 'now' | 'collected' = 'now'): Promise<Held> {
  const told = once(child, 'message');
  child.send(when);
  return ((await told) as [Held])[0];
}

const world = await fillSteady(db, call);
interface Answered {
  readonly at: number;
  readonly took: number;
  readonly status: number;
}
const answered: Answered[] = [];
const memory: { readonly at: number; readonly rss: number }[] = [];

/** Mixed use for so long, in the order that a number draws, the same in each run. */
async function use(duration: number, into: Answered[]): Promise<void> {
  const next = steps(world);
  const began = performance.now();
  const open = new Set<Promise<void>>();
  for (let count = 0; performance.now() - began < duration * 1000; count += 1) {
    const due = began + (count * 1000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    const one: Promise<void> = call(next()).then(({ status }) => {
      into.push({ at: due - began, took: performance.now() - due, status });
      open.delete(one);
    });
    open.add(one);
    if (into === answered && count % rate === 0) memory.push({ at: due - began, rss: (await held()).rss });
  }
  await Promise.all(open);
}

await use(Math.min(15, seconds / 2), []);
const before = await held('collected');
await use(seconds, answered);
agent.destroy();
await wait(6_000);
const after = await held('collected');

const part = Math.min(60, seconds / 4) * 1000;
const [first, last] = [
  answered.filter(({ at: when }) => when < part),
  answered.filter(({ at: when }) => when >= seconds * 1000 - part),
];
const percentiles = (of: readonly Answered[]) =>
  [0.5, 0.95, 0.99].map((share) =>
    at(
      of.map(({ took }) => took),
      share,
    ).toFixed(1),
  );
const load = os.loadavg()[0]?.toFixed(1);
const refused = answered.filter(({ status }) => status === 0 || status >= 400);
const statuses = [...new Set(refused.map(({ status }) => status))].join(', ');
printTable(
  `Steady mixed use: ${rate} calls a second for ${seconds} s (${answered.length} answers, ${refused.length} of them no 2xx${statuses && `: ${statuses}`}), load of the machine ${load}`,
  ['', 'p50 ms', 'p95 ms', 'p99 ms'],
  [
    [`first ${part / 1000} s`, ...percentiles(first)],
    [`last ${part / 1000} s`, ...percentiles(last)],
    ['all', ...percentiles(answered)],
  ],
);
const mb = (bytes: number) => (bytes / 1_048_576).toFixed(1);
const row = (name: string, { rss, heapUsed, descriptors }: Held) => [name, mb(rss), mb(heapUsed), String(descriptors)];

const opened: IncomingMessage[] = [];
let toOpen = streams;
const idle = await held('collected');
const openStreams = async () => {
  while (toOpen > 0) {
    toOpen -= 1;
    const asked = request(`${address}/events?resources=${world.business}`, { agent: false });
    asked.on('error', () => {});
    asked.end();
    const [told] = (await once(asked, 'response')) as [IncomingMessage];
    if (told.statusCode !== 200) throw new Error(`a stream was answered with ${told.statusCode}`);
    opened.push(told.on('error', () => {}).resume());
  }
};
await Promise.all(Array.from({ length: 16 }, openStreams));
await wait(2_000);
const full = await held('collected');
const meanwhile: Answered[] = [];
await use(Math.min(15, seconds / 4), meanwhile);
for (const told of opened) told.destroy();
agent.destroy();
await wait(6_000);
printTable(
  'What the process of the server holds, after a collection',
  ['', 'memory MB', 'heap MB', 'descriptors'],
  [
    row('before the steady use', before),
    row('six seconds after it', after),
    row('before the streams', idle),
    row(`with ${opened.length} open streams`, full),
    row('six seconds after them', await held('collected')),
  ],
);
console.log(`\nMemory during the steady use: ${slope(memory).toFixed(2)} MB a minute.`);
console.log(
  `A stream: ${((full.heapUsed - idle.heapUsed) / opened.length / 1024).toFixed(1)} kB of heap, ${((full.rss - idle.rss) / opened.length / 1024).toFixed(1)} kB of memory.`,
);
console.log(`Mixed use beside the streams, ms: p50 ${percentiles(meanwhile)[0]}, p95 ${percentiles(meanwhile)[1]}.`);

/** MB a minute, by least squares. */
function slope(samples: readonly { at: number; rss: number }[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map((one) => one.at)), mean(samples.map((one) => one.rss))];
  const over = samples.reduce((sum, one) => sum + (one.at - x) * (one.rss - y), 0);
  const under = samples.reduce((sum, one) => sum + (one.at - x) ** 2, 0);
  return under === 0 ? 0 : ((over / under) * 60_000) / 1_048_576;
}

child.send('end');
await once(child, 'exit');
await db.destroy();
process.exit(refused.some(({ status }) => status === 0 || status >= 500) ? 1 : 0);
