import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

/**
 * A test file says by its name where it looks:
 *   x.test.ts          unit: no server, no browser (Node; a `@vitest-environment jsdom` line where a DOM is needed)
 *   x.api.test.ts      over HTTP against the real server on a real PostgreSQL
 *   x.browser.test.ts  a real Chromium against the whole running network
 */
const shared = {
  resolve: { conditions: ['wbn-source'] },
  // Without "module", which Vite would add: Node itself is given these, and some packages' modules for bundlers are none for Node.
  ssr: { resolve: { conditions: ['wbn-source', 'node', 'development|production'] } },
};
const everywhere = ['packages/**', 'host-site/**', 'examples/**', 'tests/**'];
const files = (suffix: string) => everywhere.map((dir) => `${dir}/*${suffix}.{ts,tsx}`);

export default defineConfig({
  ...shared,
  test: {
    css: true,
    // vitest leaves one processor to itself; its own work is little. Each worker has a network of its own (tests/support/network.ts).
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    // A condition is waited for, however busy the machine is: the default is one second.
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', './tests/support/rows-reporter.ts'],
    projects: [
      {
        ...shared,
        test: {
          name: 'unit',
          css: true,
          globalSetup: ['./tests/support/postgres.ts'],
          // On a busy machine a start takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: files('.test'),
          exclude: ['**/node_modules/**', '**/dist/**', ...files('.api.test'), ...files('.browser.test')],
        },
      },
      {
        ...shared,
        test: {
          name: 'api',
          include: files('.api.test'),
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['./tests/support/network.ts'],
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        ...shared,
        test: {
          name: 'browser',
          include: files('.browser.test'),
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['./tests/support/network.ts', './tests/support/chromium.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
