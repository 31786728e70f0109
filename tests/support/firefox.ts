import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asJson, fromJson, type Hands, heard, keyActions, type OtherBrowser } from './hands.ts';

/** No updates, prompts or stored data: the network is closed, and the first address is ours. */
const settings = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.topsites.contile.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 0,
  'services.settings.server': '',
  'toolkit.telemetry.enabled': false,
};

interface Answer {
  readonly id?: number;
  readonly result: never;
  readonly error?: string;
  readonly message?: string;
}

/** WebDriver BiDi over a web socket, which Firefox supports natively. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(data as string) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  };
  let last = 0;
  return <T>(method: string, params: object = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ result, error, message }) =>
        error ? reject(new Error(`${method}: ${error}, ${message}`)) : resolve(result),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

async function start(binary: string): Promise<Hands> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'wbn-firefox-'));
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(binary, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    // As root it refuses another user's home folder.
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const send = await connect(await heard(child.stderr, /listening on (ws:\S+)/));
  await send('session.new', { capabilities: {} });
  // Its initial tab lacks the focus, so keys would not press buttons there.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async press(key) {
      await send('input.performActions', { context, actions: keyActions(key) });
    },
    async run(body) {
      const params = { expression: asJson(body), target: { context }, awaitPromise: true };
      const { result } = await send<{ result: { value: string } }>('script.evaluate', params);
      return fromJson(result.value);
    },
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox, if it is installed. */
export function findFirefox(): OtherBrowser | undefined {
  const binary = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file));
  return binary ? { name: 'Firefox', start: () => start(binary) } : undefined;
}
