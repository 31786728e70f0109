import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, sql } from '@wbn/database';
import { afterAll, expect, it } from 'vitest';
import { newDataDir, processesOn, statusOf, until } from '../../operations/start-process.ts';
import { freePorts } from '../../support/ports.ts';
import { type Kind, Ledger } from './ledger.ts';

/** The server's process is killed repeatedly at any moment while people write. `npm run bench` measures its restart. */

const rounds = 20;
const dataDir = newDataDir();
let child: ChildProcess | undefined;
let port: number;
const at = (offset: number) => `http://localhost:${port + offset}`;

/** Starts the whole network and waits until the API can serve. @returns milliseconds */
async function start(): Promise<number> {
  const began = performance.now();
  const env = { ...process.env, WBN_PORT: String(port), WBN_DATA_DIR: dataDir, WBN_SEED: '20', WBN_LIMITS: 'off' };
  child = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], { env, stdio: 'ignore' });
  const running = child;
  while ((await statusOf(`${at(1)}/health/ready`)) !== 200) {
    if (running.exitCode !== null) throw new Error('The network ended before it was ready.');
    await wait(25);
  }
  return performance.now() - began;
}

async function kill(): Promise<void> {
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGKILL');
  await ended;
}

afterAll(async () => {
  child?.kill('SIGTERM');
  await until(
    () => processesOn(dataDir),
    (left) => left.length === 0,
  );
  rmSync(dataDir, { recursive: true, force: true });
});

async function post(address: string, body: object, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  return (await (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json()).data;
}

async function logIn(): Promise<{ token: string; userID: string }> {
  const account = { email: 'buyer@demo.example', password: 'demo-password-1', continue: `${at(0)}/` };
  const { token } = await post(`${at(2)}/login`, account);
  return post(`${at(2)}/get-session`, { token });
}

async function someBusiness(): Promise<string> {
  const { data } = await (await fetch(`${at(1)}/search/business/last-registered`)).json();
  return (data.results ?? data)[0].businessID ?? (data.results ?? data)[0].businessProfile.businessID;
}

/** Writes of different kinds by one person. */
async function mixedWrites(): Promise<Ledger> {
  const { token, userID } = await logIn();
  const business = await someBusiness();
  const { requestID } = await post(
    `${at(1)}/business/request`,
    { to: business, subject: 'Pumps', message: 'How much?' },
    token,
  );
  const kinds: Kind[] = [
    {
      table: 'posts',
      path: 'social/posts/make-post',
      body: (content) => ({ content, timelineID: userID, timelineType: 'user' }),
    },
    {
      table: 'comments',
      path: 'social/comments/make-comment',
      body: (content) => ({ content, resourceID: business, resourceType: 'business' }),
    },
    { table: 'inquiries', path: 'business/request', body: (subject) => ({ to: business, subject, message: subject }) },
    { table: 'messages', path: `business/request/${requestID}/send-message`, body: (content) => ({ content }) },
  ];
  return new Ledger(at(1), token, kinds);
}

it('keeps every acknowledged write and makes none twice, killed twenty times among them', {
  timeout: 600_000,
}, async () => {
  port = await freePorts();
  await start();
  const ledger = await mixedWrites();
  const writing = ledger.write(4);
  const restarts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // After at least one write since the last time, and at a different moment each time.
    const before = ledger.acknowledged.length;
    await until(
      () => ledger.acknowledged.length,
      (now) => now > before + round,
    );
    await kill();
    restarts.push(await start());
  }
  ledger.close();
  await writing;

  const sorted = [...restarts].sort((left, right) => left - right);
  console.log(
    `${ledger.acknowledged.length} writes acknowledged, ${ledger.repeats} sent again, killed ${rounds} times; ready again after ` +
      `${Math.round(sorted[0] ?? 0)} to ${Math.round(sorted.at(-1) ?? 0)} ms, load ${os.loadavg()[0]?.toFixed(1)}`,
  );
  expect(ledger.acknowledged.length).toBeGreaterThan(rounds);
  expect(ledger.repeats).toBeGreaterThan(0);
  const db = createDatabase(readFileSync(path.join(dataDir, 'database-url'), 'utf8'));
  for (const [table, column] of [
    ['posts', 'content'],
    ['comments', 'content'],
    ['inquiries', 'subject'],
    ['messages', 'content'],
  ] as const) {
    const texts = ledger.acknowledged.filter((entry) => entry.table === table).map((entry) => entry.text);
    const { rows } = await sql<{ text: string; n: number }>`
      select ${sql.ref(column)} as text, count(*)::int as n from ${sql.table(table)}
      where ${sql.ref(column)} like 'Ledger %' group by 1`.execute(db);
    const kept = new Map(rows.map(({ text, n }) => [text, n]));
    expect(texts.length, table).toBeGreaterThan(0);
    expect(
      texts.filter((text) => kept.get(text) !== 1),
      `${table}: lost or twice`,
    ).toEqual([]);
    expect(
      [...kept.values()].filter((n) => n !== 1),
      table,
    ).toEqual([]);
  }
  await db.destroy();
});
