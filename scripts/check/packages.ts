import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { top } from '../run.ts';

/** The packages that are published, checked as npm would receive them. */
const published = ['contract', 'core', 'shadow-dom-inject', 'widgets', 'react'];
let failed = false;
for (const name of published) {
  const { messages, pkg } = await publint({ pkgDir: path.join(top, 'packages', name), strict: true, pack: 'npm' });
  const serious = messages.filter((message) => message.type !== 'suggestion');
  for (const message of serious) console.log(`${name}: ${formatMessage(message, pkg)}`);
  failed ||= serious.length > 0;
}
console.log(failed ? 'Some packages are not ready to publish.' : `${published.length} packages are ready to publish.`);
process.exit(failed ? 1 : 0);
