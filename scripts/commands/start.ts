import { flushCompileCache } from 'node:module';
import { editions } from '@wbn/content/editions';
import { demoEmails, demoPassword } from '@wbn/demo';
import {
  boot,
  commandWords,
  endWith,
  type RunningNetwork,
  readSettings,
  SettingError,
  sisterExample,
} from '@wbn/network';
import { build } from '../build/build.ts';
import { top } from '../run.ts';

commandWords({
  help: `npm start
Builds what has changed and starts the network of the demonstration. Environment variables configure it: README.md.`,
});

const say = (line: string) => console.log(line);
const began = Date.now();

let network: RunningNetwork | undefined;
endWith(async () => network?.stop());

try {
  const settings = readSettings(
    process.env,
    editions.map((edition) => edition.code),
  );
  network = await boot({ settings, env: process.env, top, say, build: () => build(say) });
  announce(network, settings.payments.kind === 'sandbox');
  // Flush now, because a killed process stores nothing.
  flushCompileCache();
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}

function announce({ addresses, dataDir, mails, seeded }: RunningNetwork, hasSandbox: boolean): void {
  const lines = [
    '',
    seeded > 0 ? `The network is ready, with ${seeded} new businesses.` : 'The network is ready; its data was kept.',
    `(${((Date.now() - began) / 1000).toFixed(1)} s)`,
    '',
    `  Portal            ${addresses.portal}`,
    `  API               ${addresses.api}   (documents: /openapi.json)`,
    `  Account site      ${addresses.accounts}`,
    ...(hasSandbox ? [`  Payment sandbox   ${addresses.payments}   (its card form lists the test cards)`] : []),
    `  CDN               ${addresses.cdn}/v1/wbn.js`,
    `  Examples          ${addresses.cdn}/examples/all-widgets/   (also script-tag, partner-search, strict-csp, login, react-app)`,
    `  A sister site     ${sisterExample(addresses)}`,
    `  Uploaded files    ${addresses.files}`,
    `  Mails             ${mails ? `${mails}   (one .eml file each)` : 'sent by SMTP_URL'}`,
    '',
    `  Demo accounts     ${Object.values(demoEmails).join(', ')}`,
    `  Password          ${demoPassword}`,
    `  Data              ${dataDir}   (npm run reset empties it)`,
    '',
    'Ctrl-C ends everything.',
  ];
  for (const line of lines) console.log(line);
}
