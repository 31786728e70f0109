import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { metrics } from './metrics.ts';

it('the figures that the operations page wants watched for attacks are figures of /metrics', async () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  const start = page.indexOf('wbn_auth_total');
  const watched = page.slice(page.lastIndexOf('\n\n', start), page.indexOf('\n\n', start));
  const named = new Set([...watched.matchAll(/`(wbn_\w+_total)`/g)].map(([, name = '']) => name));
  const shown = await metrics('api', () => 0).registry.metrics();
  expect([...named].filter((name) => !shown.includes(`# TYPE ${name} counter`))).toEqual([]);
  for (const one of ['wbn_auth_total', 'wbn_refresh_reused_total', 'wbn_rate_limited_total', 'wbn_requests_total'])
    expect(named).toContain(one);
});
