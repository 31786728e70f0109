import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { hearChanges } from './hear-changes.ts';

it('an API that starts later is not reported, and one that stays away afterwards is reported once', async () => {
  let asked = 0;
  const api = createServer((_, response) => {
    asked += 1;
    response.statusCode = 503;
    response.end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  let isReady = false;
  const reports: unknown[] = [];
  const heard = hearChanges({
    api: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    internalKey: 'key',
    tell: () => {},
    onAway: (error) => reports.push(error),
    isReady: () => isReady,
    wait: () => turn(),
  });
  const attempts = async (count: number) => {
    const end = asked + count;
    await expect.poll(() => asked >= end).toBe(true);
  };
  await attempts(20);
  expect(reports).toEqual([]);
  isReady = true;
  await attempts(40);
  expect(reports).toHaveLength(1);
  heard.close();
  api.closeAllConnections();
  api.close();
});
