import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { chromium } from 'playwright';
import { chromiumArguments } from '../../tests/support/browsers.ts';
import { at, printTable } from './table.ts';
import { installWholeChromium } from './whole-chromium.ts';
import { longTasks, measure, type Subject, type Taken } from './widgets/measure.ts';
import { cardsCount, makePages, manyWidgets, subjects, vanillaFrom } from './widgets/pages.ts';
import { installPeers } from './widgets/peers.ts';
import { serve } from './widgets/server.ts';

/**
 * widgets.ts [ROUNDS]: our widgets against comparable ones in one interleaved run: CPU time of the page's main thread at a quarter of the
 * speed, and memory, each minus an empty page's; the median of all rounds. Then fifty widgets on one page at full speed.
 */
const rounds = Number(process.argv[2] ?? 9);
if (!(await installPeers())) {
  console.error('The peers could not be installed into scripts/bench/peers: is the npm registry reachable?');
  process.exit(1);
}
const found = await installWholeChromium();
if (!found) process.exit(1);
const pages = await makePages();
const calls: string[] = [];
const server = await serve(pages, calls);
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
// Measures memory immediately instead of some time later.
const args = [...chromiumArguments, '--enable-blink-features=ForceEagerMeasureMemory'];
const browser = await chromium.launch({ executablePath: found.executablePath, args });

const taken = new Map<string, Taken[]>();
await vanillaFrom(browser, origin, pages);
const all = Object.entries(subjects) as [keyof typeof subjects, Subject][];
for (let round = 0; round < rounds; round++) {
  for (const [name, subject] of all) {
    const one = await measure(browser, origin, subject);
    taken.set(name, [...(taken.get(name) ?? []), one]);
  }
  console.log(`round ${round + 1} of ${rounds}, load ${os.loadavg()[0]?.toFixed(1)}`);
}
const median = (name: keyof typeof subjects, of: keyof Taken) =>
  at(
    (taken.get(name) ?? []).map((one) => one[of]),
    0.5,
  );
const above = (name: keyof typeof subjects, of: keyof Taken) => median(name, of) - median('empty', of);

const rows: string[][] = [];
const missed: string[] = [];
function compare(
  what: string,
  ours: keyof typeof subjects,
  theirs: keyof typeof subjects,
  target: number,
  of: keyof Taken,
): void {
  const [mine, other] = [above(ours, of), above(theirs, of)];
  const unit =
    of === 'cpu'
      ? (value: number) => `${value.toFixed(0)} ms`
      : (value: number) => `${(value / 1000 / cardsCount).toFixed(1)} kB a card`;
  rows.push([what, unit(mine), unit(other), (mine / other).toFixed(2), `<= ${target}`]);
  if (mine / other > target) missed.push(what);
}
compare('search box, beside autocomplete-js', 'search box', 'autocomplete-js', 1, 'cpu');
compare('comments, beside Waline', 'comments', 'Waline', 0.45, 'cpu');
compare('message center, beside chatscope', 'message center', 'chatscope', 0.6, 'cpu');
compare('1,000 cards, beside vanilla shadow roots', 'cards', 'vanilla cards', 1.25, 'cpu');
compare('1,000 cards, memory', 'cards', 'vanilla cards', 1.25, 'memory');
printTable(
  `Widgets beside their peers: CPU above an empty page at 4x throttle, median of ${rounds} interleaved rounds`,
  ['what', 'ours', 'theirs', 'ratio', 'target'],
  rows,
);

calls.length = 0;
const page = await browser.newPage();
const tasks = await longTasks(page, origin + manyWidgets.path, manyWidgets.ready);
const count = (start: string) => calls.filter((call) => call.includes(start)).length;
const maximum = Math.max(
  ...Object.values(
    Object.groupBy(
      calls.filter((call) => call.includes('/ref-data/')),
      (call) => call,
    ),
  ).map((same) => same?.length ?? 0),
  0,
);
printTable(
  'Fifty widgets on one page, at full speed',
  ['what', 'measured', 'target'],
  [
    ['session calls', String(count('/refresh-token')), '1'],
    ['fetches of the same reference list', String(maximum), '1'],
    ['tasks over 50 ms', tasks.length ? tasks.map((ms) => `${ms.toFixed(0)} ms`).join(', ') : 'none', 'none'],
  ],
);
console.log(
  `\n${found.source} Chromium, ${os.cpus().length} processors, load ${os
    .loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}.`,
);
if (missed.length) console.log(`Missed: ${missed.join('; ')}.`);
await browser.close();
server.close();
