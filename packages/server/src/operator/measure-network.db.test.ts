import { readFileSync } from 'node:fs';
import { type PoolFigures, queueMail } from '@wbn/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { networkFigures } from './network-figures.ts';

const rules = readFileSync(new URL('../../../../docs/deploy/prometheus-rules.yml', import.meta.url), 'utf8');
let pools: PoolFigures[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ pools: () => pools });
}, 60_000);
afterAll(() => api?.stop());

const metrics = async () => (await api.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).body;
const figureIn = (text: string, series: RegExp) =>
  Number(
    text
      .split('\n')
      .find((line) => series.test(line))
      ?.split(' ')
      .at(-1),
  );

it('counts queues of the whole network, waiting callers of this process, and breaks of the bus', async () => {
  expect(figureIn(await metrics(), /^wbn_network_figure\{.*figure="mailsFailed"/)).toBe(0);
  await queueMail(api.db, { to: 'a@mail.example', template: 'already-registered', data: {}, dedupeKey: 'refused' });
  await api.db.updateTable('outboxEmails').set({ state: 'failed' }).execute();
  pools = [{ pool: 'primary', open: 10, idle: 2, waiting: 7 }];
  const text = await metrics();
  expect(figureIn(text, /^wbn_network_figure\{.*figure="mailsFailed"/)).toBe(1);
  expect(figureIn(text, /^wbn_database_connections\{.*state="waiting"/)).toBe(7);
  expect(figureIn(text, /^wbn_database_connections\{.*state="busy"/)).toBe(8);
  expect(figureIn(text, /^wbn_streams_open/)).toBe(0);
  await expect.poll(async () => figureIn(await metrics(), /^wbn_bus_gaps_total/)).toBe(1);
});

it('each alert of docs/deploy names metrics and figures that there are', async () => {
  const [text, known] = [await metrics(), await networkFigures(api.db)];
  const present = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const expressions = [...rules.matchAll(/expr: (.*)/g)].map(([, expression = '']) => expression);
  expect(expressions.length).toBeGreaterThan(8);
  for (const expression of expressions) {
    const named = expression.match(/\b(?:wbn|nodejs|process)_\w+/g) ?? [];
    for (const name of named) expect(present, expression).toContain(name.replace(/_bucket$/, ''));
    const [, figures] = /figure=~?"([\w|]+)"/.exec(expression) ?? [];
    for (const figure of figures?.split('|') ?? []) expect(Object.keys(known), expression).toContain(figure);
  }
});
