import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of `npm run test:visual`. They are not part of `npm test`: other fonts or another browser draw other pictures. */
export default defineConfig({
  resolve: { conditions: ['wbn-source'] },
  ssr: { resolve: { conditions: ['wbn-source', 'node', 'development|production'] } },
  environments: { __vitest__: { resolve: { conditions: ['wbn-source', 'node', 'development|production'] } } },
  test: {
    root: path.join(import.meta.dirname, '..', '..'),
    include: ['tests/visual/*.visual.test.ts'],
    // One network: its data are the same in each run.
    maxWorkers: 1,
    globalSetup: ['./tests/support/network.ts', './tests/support/chromium.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
