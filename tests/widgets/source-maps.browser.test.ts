import { globSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { top } from '../../scripts/run.ts';
import { addresses } from '../support/addresses.ts';
import { openPage, takenOver } from '../support/pages.ts';
import { cases } from './cases.ts';
import { openWidget } from './open.ts';

type MapOf = (file: URL) => Promise<string | undefined>;

/**
 * The lines of this repository's sources that a stack of built code leads to, each as `path: text`.
 * @param from the folder of this repository that the maps name sources from
 */
async function sourceLines(stack: string, from: string, mapOf: MapOf): Promise<string[]> {
  const lines: string[] = [];
  for (const [, address = '', line, column] of stack.matchAll(/(https?:\/\/[^\s)]+\.js):(\d+):(\d+)/g)) {
    const text = await mapOf(new URL(address));
    if (text === undefined) continue;
    const map = new SourceMap(JSON.parse(text) as SourceMapPayload);
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry) || entry.originalSource.includes('node_modules')) continue;
    const file = path.posix.join(from, entry.originalSource);
    const source = readFileSync(path.join(top, file), 'utf8').split('\n');
    lines.push(`${file}: ${source[entry.originalLine]?.trim()}`);
  }
  return lines;
}

/** Lets the next copy of a link to the clipboard throw, and answers where it was called from. */
async function failingCopy(page: Page, press: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText() {
          const error = new Error('no clipboard');
          document.documentElement.dataset.stack = error.stack;
          throw error;
        },
      },
    });
  });
  await press();
  const stack = () => page.locator('html').getAttribute('data-stack');
  await expect.poll(stack).toContain('no clipboard');
  return (await stack())!;
}

it('an error in a built widget leads to the line of its source, by a header that visitors pay nothing for', async () => {
  const productPage = cases.find(({ widget }) => widget.tag === 'wbn-product-page')!;
  const { page, element } = await openWidget(productPage);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const stack = await failingCopy(page, () => element.locator('[part=share]').click());
  const lines = await sourceLines(stack, '', async (file) => {
    const name = (await fetch(file)).headers.get('sourcemap');
    const map = await fetch(new URL(name!, file));
    expect([map.status, map.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    return map.text();
  });
  expect(lines[0]).toMatch(/^packages\/widgets\/src\/product-page\/view\.tsx: .*clipboard\.writeText\(/);
  expect(asked.filter((url) => url.endsWith('.map'))).toEqual([]);
});

it('each file of the CDN has a map that names sources of this repository alone', () => {
  const cdn = path.join(top, 'packages', 'widgets', 'dist', 'cdn');
  const files = globSync('*.*.*/*.js', { cwd: cdn });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { sources } = JSON.parse(readFileSync(path.join(cdn, `${file}.map`), 'utf8')) as { sources: string[] };
    expect(sources.length, file).toBeGreaterThan(0);
    for (const source of sources) expect(source, file).toMatch(/^(packages|node_modules)\/|^\0|^virtual:/);
  }
});

it('no file that visitors get names a map, and the portal serves none', async () => {
  const folders = ['packages/widgets/dist/cdn', 'host-site/dist/client'];
  for (const folder of folders) {
    for (const file of globSync('**/*.{js,css}', { cwd: path.join(top, folder) })) {
      expect(readFileSync(path.join(top, folder, file), 'utf8'), file).not.toContain('sourceMappingURL');
    }
  }
  const maps = globSync('*.map', { cwd: path.join(top, 'host-site', 'dist', 'client-maps') });
  expect(maps.length).toBeGreaterThan(10);
  expect(globSync('host-site/dist/client/**/*.map', { cwd: top })).toEqual([]);
  const answer = await fetch(`${addresses().portal}/assets/${maps[0]}`, { redirect: 'manual' });
  expect(answer.status).not.toBe(200);
});

it('an error in the portal leads to the line of its source, by the maps beside the build', async () => {
  const page = await openPage({ width: 390 });
  await page.goto(`${addresses().portal}/industries`);
  await takenOver(page);
  await page.evaluate(() => {
    HTMLDialogElement.prototype.showModal = () => {
      document.documentElement.dataset.stack = new Error('no dialog').stack;
    };
  });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.locator('html[data-stack]').waitFor({ state: 'attached' });
  const stack = (await page.locator('html').getAttribute('data-stack'))!;
  const maps = path.join(top, 'host-site', 'dist', 'client-maps');
  const lines = await sourceLines(stack, 'host-site/dist/client/assets', async (file) =>
    readFileSync(path.join(maps, `${path.basename(file.pathname)}.map`), 'utf8'),
  );
  expect(lines[0]).toMatch(/^host-site\/src\/shell\/MobileMenu\.tsx: .*showModal\(/);
});
