import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../tests/support/browsers.ts';
import { freePorts } from '../../tests/support/ports.ts';
import { top } from '../run.ts';
import { type Edit, edited, editsAt } from './loop-edits.ts';
import { at, printTable } from './table.ts';

/**
 * `node loop.ts [ROUNDS]`: seconds from saving a source to seeing the change under `npm run dev`, on separate data: a widget's style and a
 * text of the portal on the screen, a call's answer from the API. Restores the files at the end.
 */
const [rounds = '3'] = process.argv.slice(2);
const base = await freePorts();
const portal = `http://localhost:${base}`;
const edits = editsAt(base);

const before = new Map(edits.map(({ file }) => [file, readFileSync(path.join(top, file), 'utf8')]));
process.once('exit', () => {
  for (const [file, source] of before) writeFileSync(path.join(top, file), source);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function measure(page: Page, edit: Edit): Promise<number[]> {
  const { file, page: address, seen } = edit;
  const source = before.get(file)!;
  const took: number[] = [];
  if (address) await page.goto(address);
  await wait(5_000);
  for (let round = 1; round <= Number(rounds); round += 1) {
    const changed = edited(edit, source, round);
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
