import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { asJson, fromJson, type Hands, heard, keyActions, type OtherBrowser } from './hands.ts';
import { freePorts } from './ports.ts';

/** A command of the WebDriver protocol. */
async function command<T>(address: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value?.error}, ${value?.message}`);
  return value;
}

/** The driver listens shortly after its start. */
async function listening(driver: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; ; await wait(100)) {
    const isReady = await command<{ ready: boolean }>(`${driver}/status`, 'GET').catch(() => undefined);
    if (isReady) return;
    if (Date.now() > deadline) throw new Error('WebKitWebDriver does not listen.');
  }
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await over;
};

async function start(binary: string): Promise<Hands> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'wbn-webkit-'));
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = `:${await heard(screen.stdio[3] as Readable, /(\d+)\n/)}`;
  const port = await freePorts();
  const quiet = { NO_AT_BRIDGE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...quiet, HOME: home, XDG_RUNTIME_DIR: home, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const driver = `http://127.0.0.1:${port}`;
  await listening(driver);
  const browserOptions = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = await command<{ sessionId: string }>(`${driver}/session`, 'POST', { capabilities });
  const session = `${driver}/session/${sessionId}`;
  return {
    async open(url) {
      await command(`${session}/url`, 'POST', { url });
    },
    async press(key) {
      await command(`${session}/actions`, 'POST', { actions: keyActions(key) });
    },
    async run(body) {
      const script = `const done = arguments[arguments.length - 1]; ${asJson(body)}.then(done)`;
      return fromJson(await command<string>(`${session}/execute/async`, 'POST', { script, args: [] }));
    },
    async close() {
      await command(session, 'DELETE').catch(() => undefined);
      await ended(child);
      await ended(screen);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** WebKit, if its driver, browser and a virtual screen are installed. */
export function findWebKit(): OtherBrowser | undefined {
  const binary = globSync('/usr/lib/*/webkit*gtk*/MiniBrowser')[0];
  const isThere = binary && ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file));
  return isThere ? { name: 'WebKit', start: () => start(binary) } : undefined;
}
