import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { businessPath, productPath } from '@wbn/contract';
import { openLighthouse } from '../../tests/gates/lighthouse.ts';
import { freePorts } from '../../tests/support/ports.ts';
import { installGates } from '../install/gates.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { logIn } from './line/portal-pages.ts';
import { at, printTable } from './table.ts';

/**
 * first-pages.ts [RUNS]: Lighthouse's performance score of the four entry pages, and of newsfeed and messages of a person who is logged in, with
 * its mobile settings (slow 4G, a slow phone): the median of five runs, with Lighthouse's index of this machine. Below about 1,000 the numbers
 * mean little.
 */
const runs = Number(process.argv[2] ?? '5');
if (!(await oneAtATime('install', installGates, console.log))) {
  console.error('Lighthouse could not be installed into tests/gates: is the npm registry reachable?');
  process.exit(1);
}
const port = await freePorts();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-bench-pages-'));
const env = { ...process.env, WBN_PORT: String(port), WBN_DATA_DIR: dataDir, WBN_SEED: '400', WBN_LIMITS: 'off' };
const network = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/start.ts'], {
  env,
  stdio: 'ignore',
});
const ended = new Promise((resolve) => network.once('exit', resolve));
const portal = `http://localhost:${port}`;

/** The network's parts have neighbouring ports. */
const portOf = (part: string): number => port + ['portal', 'api', 'accounts'].indexOf(part);

async function someProduct() {
  const answer = await fetch(`http://localhost:${portOf('api')}/search/product`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ textQuery: 'pump', size: 1 }),
  });
  const { data } = (await answer.json()) as {
    data: {
      results: {
        productID: string;
        businessID: string;
        name: string;
        businessProfile: { general: { companyName: string } };
      }[];
    };
  };
  return data.results[0]!;
}

try {
  while ((await fetch(portal).catch(() => undefined))?.status !== 200) {
    if (network.exitCode !== null) throw new Error('The network ended before it was ready.');
    await wait(200);
  }
  const { businessID, businessProfile, name, productID } = await someProduct();
  const { companyName } = businessProfile.general;
  /** The least score of each page. */
  const open = { goal: 98, isPersonal: false };
  const personal = { goal: 90, isPersonal: true };
  const pages = {
    home: { address: '/', ...open },
    search: { address: '/search-result?business=MA&countries=global&search=steel', ...open },
    business: { address: businessPath(companyName, businessID), ...open },
    product: { address: productPath(companyName, name, productID), ...open },
    newsfeed: { address: '/newsfeed', ...personal },
    messages: { address: '/business/me/requests', ...personal },
  };
  const { close, judge, store } = await openLighthouse();
  const rows: string[][] = [];
  for (const [page, { address, goal, isPersonal }] of Object.entries(pages)) {
    const scores: number[] = [];
    const machine: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      // A session of its own for each run: the page may renew it after the last look at its storage.
      if (isPersonal) await store(`${portal}/robots.txt`, 'wbn:session', await logIn({ portOf }, portal));
      const { categories, environment, finalDisplayedUrl } = await judge(portal + address, {
        onlyCategories: ['performance'],
      });
      const reached = new URL(finalDisplayedUrl).pathname;
      if (isPersonal && reached !== address) throw new Error(`${page} led to ${reached}: nobody is logged in.`);
      scores.push(Math.round(categories.performance!.score * 100));
      machine.push(Math.round(environment.benchmarkIndex));
    }
    const median = at(scores, 0.5);
    rows.push([
      page,
      String(median),
      scores.join(' '),
      `${goal} ${median < goal ? 'missed' : 'kept'}`,
      String(at(machine, 0.5)),
    ]);
  }
  await close();
  printTable('First pages (Lighthouse, mobile)', ['page', 'median', 'runs', 'goal', 'benchmarkIndex'], rows);
} finally {
  network.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
