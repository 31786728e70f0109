import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../tests/support/browsers.ts';
import { top } from '../run.ts';
import { at, printTable } from './table.ts';

/**
 * `node loop.ts [ROUNDS]`: seconds from saving a source to seeing the change under `npm run dev`, on separate data: a widget's style and a
 * text of the portal on the screen, a call's answer from the API. Restores the files at the end.
 */
const [rounds = '3'] = process.argv.slice(2);
const patience = 45_000;

async function freePorts(): Promise<number> {
  for (let base = 25_000; ; base += 10) {
    const free = await Promise.all([0, 1, 2, 3, 4, 5].map((offset) => canListen(base + offset)));
    if (free.every(Boolean)) return base;
  }
}

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

interface Edit {
  readonly name: string;
  readonly target: number;
  readonly file: string;
  /** The source with the round's number. */
  readonly write: (source: string, round: number) => string;
  readonly page?: string;
  /** Resolves when the change of that round is visible. */
  readonly seen: (page: Page, round: number) => Promise<unknown>;
}

const base = await freePorts();
const portal = `http://localhost:${base}`;
const api = `http://localhost:${base + 1}`;

const edits: readonly Edit[] = [
  {
    name: "a widget's style",
    target: 1_500,
    file: 'packages/widgets/src/search-box/styles.css',
    write: (source, round) => `${source}:host {\n  --loop: ${round};\n}\n`,
    page: `http://127.0.0.1:${base + 4}/examples/all-widgets/`,
    seen: (page, round) =>
      page.waitForFunction(
        (wanted) => {
          const box = document.querySelector('wbn-search-box');
          return box?.shadowRoot && getComputedStyle(box).getPropertyValue('--loop').trim() === wanted;
        },
        String(round),
        { timeout: patience },
      ),
  },
  {
    name: "a portal page's text",
    target: 1_000,
    file: 'host-site/src/texts/en.ts',
    write: (source, round) => source.replace("'Popular:'", `'Popular ${round}:'`),
    page: portal,
    seen: (page, round) => page.getByText(`Popular ${round}:`).waitFor({ timeout: patience }),
  },
  {
    name: "an API call's answer",
    target: 3_000,
    file: 'packages/server/src/search/count-pages.ts',
    write: (source, round) => source.replace('Number(businesses.count),', `${9_000_000 + round},`),
    seen: async (_, round) => {
      for (const end = Date.now() + patience; Date.now() < end; await wait(20)) {
        const answer = await fetch(`${api}/search/page-count`).then(
          (each) => each.text(),
          () => '',
        );
        if (answer.includes(String(9_000_000 + round))) return;
      }
      throw new Error('The API does not answer with the change.');
    },
  },
];

const before = new Map(edits.map(({ file }) => [file, readFileSync(path.join(top, file), 'utf8')]));
process.once('exit', () => {
  for (const [file, source] of before) writeFileSync(path.join(top, file), source);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function measure(page: Page, { file, page: address, seen, write }: Edit): Promise<number[]> {
  const source = before.get(file)!;
  const took: number[] = [];
  if (address) await page.goto(address);
  await wait(5_000);
  for (let round = 1; round <= Number(rounds); round += 1) {
    const changed = write(source, round);
    if (changed === source) throw new Error(`${file} no longer holds the text that this benchmark changes.`);
    const began = performance.now();
    writeFileSync(path.join(top, file), changed);
    await seen(page, round);
    took.push(performance.now() - began);
    console.log(`${file}: ${((performance.now() - began) / 1000).toFixed(2)} s`);
    await wait(3_000);
  }
  writeFileSync(path.join(top, file), source);
  await wait(3_000);
  return took;
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'wbn-loop-'));
const dev = spawn(process.execPath, ['--conditions=wbn-source', path.join(top, 'scripts', 'commands', 'dev.ts')], {
  env: { ...process.env, WBN_PORT: String(base), WBN_DATA_DIR: dataDir, WBN_SEED: '20', WBN_LIMITS: 'off' },
  stdio: 'inherit',
});
const ended = once(dev, 'exit');
const found = await findChromium();
if (!found) throw new Error('No Chromium was found.');
const browser = await chromium.launch({ executablePath: found.executablePath, args: chromiumArguments });
try {
  while (
    !(await fetch(portal).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (dev.exitCode !== null) throw new Error('npm run dev ended.');
    await wait(200);
  }
  const page = await browser.newPage();
  const rows: string[][] = [];
  for (const edit of edits) {
    const took = await measure(page, edit);
    const seconds = (ms: number) => (ms / 1000).toFixed(2);
    rows.push([edit.name, seconds(at(took, 0.5)), took.map(seconds).join(', '), seconds(edit.target)]);
  }
  printTable('Edit to screen, seconds', ['edit', 'median', 'each', 'target on an idle machine'], rows);
} finally {
  await browser.close();
  dev.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}
