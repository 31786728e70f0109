import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { pagesOfOwner, pagesWithIDs, staticPages } from '../support/portal-pages.ts';
import { gateFile, hasGates, hasJava } from './gates.ts';

interface Message {
  readonly type: string;
  readonly url?: string;
  readonly message: string;
  readonly extract?: string;
}

/** A CSS property that browsers support but the checker does not. */
const tooNew = '.*field-sizing.*';
/** Selectors that browsers support but the checker's parser does not: it checks the rule under a class instead. */
const parsable = (html: string): string => html.replaceAll(/::(?:part|highlight)\(([\w-]+)\)/g, '.$1');

/** Checks all files of a folder in one Java process: starting it takes longer than a page. */
const check = (folder: string): Promise<Message[]> =>
  new Promise((resolve, reject) => {
    const jar = gateFile('vnu-jar/build/dist/vnu.jar');
    const args = ['--errors-only', '--format', 'json', '--exit-zero-always', '--filterpattern', tooNew, folder];
    // It runs for seconds: the second compiler would not pay off.
    const child = spawn('java', ['-Xss8m', '-XX:TieredStopAtLevel=1', '-jar', jar, ...args]);
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.on('error', reject);
    child.on('exit', () => {
      try {
        resolve((JSON.parse(said) as { messages: Message[] }).messages);
      } catch {
        reject(new Error(said.slice(0, 2000)));
      }
    });
  });

const accountPages = ['/login', '/register', '/forgot-password', '/reset-password?token=none'];

/** Personal pages are served as the common shell; the browser draws personal data. */
it.skipIf(!hasGates || !hasJava)(
  'is valid HTML on every page of the route table and of the account site (needs Java, and the checkers of tests/gates)',
  async () => {
    const { accounts, portal } = addresses();
    const { open, own } = await pagesOfOwner();
    const pages = [...staticPages, ...(await pagesWithIDs()), ...open, ...own].map((page) => portal + page);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'wbn-html-'));
    try {
      const addresses = [...pages, `${portal}/?lang=ar`, ...accountPages.map((page) => accounts + page)];
      for (const [at, address] of addresses.entries()) {
        await writeFile(path.join(folder, `${at}.html`), parsable(await (await fetch(address)).text()));
      }
      const messages = await check(folder);
      const pageOf = ({ url = '' }: Message) => addresses[Number(/(\d+)\.html$/.exec(url)?.[1])];
      expect(messages.map((message) => `${pageOf(message)}: ${message.message} ${message.extract}`)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  300_000,
);
