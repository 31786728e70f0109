import { existsSync } from 'node:fs';
import { findFirefox } from '../tests/support/firefox.ts';
import { findWebKit } from '../tests/support/webkit.ts';
import { exitCode } from './run.ts';

/** What else a smoke run of the widgets wants, and what apt calls it. Together 110 MB to fetch and about a minute. */
const wanted = [
  { name: 'Firefox', find: findFirefox, packages: 'firefox-esr' },
  { name: 'WebKit', find: findWebKit, packages: 'webkit2gtk-driver xvfb' },
] as const;
/** Seconds that apt may take for one of them: where the network is closed it waits for long. */
const patience = 300;

/** Puts Firefox and WebKit beside Chromium where that is possible, and says plainly where it is not: their smoke runs are left out then. */
export async function installOtherBrowsers(): Promise<void> {
  const missing = wanted.filter(({ find }) => !find());
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length && canInstall) await apt('update -qq');
  for (const { name, find, packages } of missing) {
    if (canInstall) {
      console.log(`No ${name} on this machine: trying apt-get install ${packages} …`);
      await apt(`install -y -qq --no-install-recommends -o Dpkg::Options::=--force-unsafe-io ${packages}`);
    }
    if (!find()) {
      const why = canInstall ? 'apt could not install it' : 'it takes root and apt-get to install it';
      console.log(`${name} is not here and ${why}: its smoke run is left out. By hand: apt-get install ${packages}`);
    }
  }
  const names = wanted.filter(({ find }) => find()).map(({ name }) => name);
  if (names.length) console.log(`The widgets' smoke run takes ${names.join(' and ')} too.`);
}

const apt = (words: string): Promise<number> =>
  exitCode(['timeout', `${patience}`, 'sh', '-c', `apt-get -o Acquire::http::Timeout=20 ${words} >/dev/null 2>&1`], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
