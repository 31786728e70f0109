import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { freePorts } from '../support/ports.ts';
import { newDataDir, type StartedProcess, startProcess, statusOf, until } from './start-process.ts';

let one: StartedProcess | undefined;
afterAll(async () => {
  one?.child.kill('SIGKILL');
  await one?.ended();
  if (one) rmSync(one.dataDir, { recursive: true, force: true });
});

it('a process that got SIGTERM goes on serving while portal and API report themselves not ready, and then ends', {
  timeout: 120_000,
}, async () => {
  const port = await freePorts();
  const env = { WBN_PORT: String(port), WBN_ALLOW_DEMO: '1', WBN_DRAIN: '5', WBN_LOG: 'stdout', WBN_POOL: '4' };
  one = await startProcess(newDataDir(), env, 'serve');
  const [portal, api] = [`http://localhost:${port}`, `http://localhost:${port + 1}`];
  const ready = () => Promise.all([portal, api].map((origin) => statusOf(`${origin}/health/ready`)));
  await until(ready, (states) => states.every((status) => status === 200), 60_000);
  one.child.kill('SIGTERM');
  await until(ready, (states) => states.every((status) => status === 503));
  const stillServed = [portal, `${portal}/health/live`, `${api}/health/live`, `${api}/openapi.json`];
  expect(await Promise.all(stillServed.map(statusOf))).toEqual([200, 200, 200, 200]);
  await until(ready, (states) => states.every((status) => status === 0));
  expect(one.said()).toContain('"name":"api"');
});
