import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { installTestTools } from '../install/test-tools.ts';
import { exitCode } from '../run.ts';

/**
 * `npm run test:visual [-- --update]`: compares pictures of widgets and main pages with those kept in tests/visual/pictures. `--update` keeps
 * the new ones; look at them before you commit them. Browsers and fonts of another machine draw other pictures: there,
 * update on the last commit first, and compare your change with that.
 */
const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
await installTestTools(false);
await build();
process.exit(
  await exitCode(['vitest', 'run', '--config', 'tests/visual/vitest.config.ts'], {
    env: { WBN_VISUAL_UPDATE: values.update ? 'on' : 'off' },
  }),
);
