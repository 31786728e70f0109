import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { editions } from '@wbn/content/editions';
import { boot, type RunningNetwork } from './boot/boot.ts';
import { endWith } from './boot/end-with.ts';
import { commandWords } from './settings/command-words.ts';
import { SettingError } from './settings/read-setting.ts';
import { readServeSettings } from './settings/settings.ts';

/** The production program, configured only by the environment (docs/operations.md). */
commandWords({
  help: `npm run serve (in a release: node serve.mjs)
Starts the parts of the network in production. Environment variables configure them: docs/operations.md.`,
});
const top = path.join(import.meta.dirname, '..', '..', '..');
const say = (line: string) => console.log(line);
let network: RunningNetwork | undefined;
let drain = 0;
endWith(
  async () => network?.stop(),
  () => drain,
);

try {
  const settings = readServeSettings(
    process.env,
    editions.map((edition) => edition.code),
  );
  drain = settings.drain;
  const { portal } = settings.addresses;
  network = await boot({ settings, env: process.env, top, say });
  const { parts } = settings;
  if (network.mails && parts.has('api'))
    say(`SMTP_URL is not set: no mail leaves, mails are files in ${network.mails}.`);
  say(
    parts.has('portal')
      ? `The network serves ${portal}.`
      : `This process serves ${[...parts].join(', ')} of the network of ${portal}.`,
  );
  flushCompileCache();
  if (settings.payments.kind === 'off' && parts.has('api')) {
    say(
      'Purchases are off. Write STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET to sell memberships.',
    );
  }
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}
