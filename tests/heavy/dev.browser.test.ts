import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { edited, editsAt } from '../../scripts/bench/loop-edits.ts';
import { until } from '../operations/start-process.ts';
import { openPage } from '../support/pages.ts';
import { freePorts } from '../support/ports.ts';
import { copyOfRepository } from '../support/repository-copy.ts';

const base = await freePorts();

/** Opens a page and waits for its connection to Vite: changes before that one are not sent to it. */
async function openConnected(address: string): Promise<Page> {
  const page = await openPage();
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(address);
  await connected;
  return page;
}

describe('npm run dev, on a copy of the repository', () => {
  let copy: string;
  let end: () => Promise<unknown>;
  let said = '';

  beforeAll(async () => {
    copy = copyOfRepository();
    const dev = spawn(process.execPath, ['--conditions=wbn-source', 'scripts/commands/dev.ts'], {
      cwd: copy,
      env: { ...process.env, WBN_PORT: String(base), WBN_DATA_DIR: path.join(copy, '.data'), WBN_SEED: '20' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(dev, 'exit');
    end = () => {
      dev.kill('SIGTERM');
      return ended;
    };
    for (const stream of [dev.stdout, dev.stderr]) {
      stream.on('data', (part) => {
        said += part;
      });
    }
    await until(
      () => (dev.exitCode === null ? said : Promise.reject(new Error(said))),
      (text) => text.includes('Ready for your changes'),
      120_000,
    );
  }, 180_000);
  afterAll(async () => {
    await end?.();
    rmSync(copy, { recursive: true, force: true });
  });

  it.each(editsAt(base))('shows the change of $name twice without a restart by hand', async (edit) => {
    const page = edit.page ? await openConnected(edit.page) : await openPage();
    const file = path.join(copy, edit.file);
    const source = readFileSync(file, 'utf8');
    for (const round of [1, 2]) {
      writeFileSync(file, edited(edit, source, round));
      await edit.seen(page, round);
    }
  });

  it('waits for the next change after a mistake in a call, and shows it then', async () => {
    const edit = editsAt(base).find(({ page }) => !page)!;
    const file = path.join(copy, edit.file);
    const source = readFileSync(file, 'utf8');
    const before = said.length;
    writeFileSync(file, 'export const = 1;\n');
    await until(
      () => said.slice(before),
      (text) => text.includes('The next change of a source starts them.'),
    );
    writeFileSync(file, edited({ ...edit, write: (text) => text.replace(/9_?00000\d/, '9000003') }, source, 3));
    await edit.seen(await openPage(), 3);
  });
});
