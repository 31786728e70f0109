import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './tests/support/long-files-first.ts';

/**
 * The name of a test file says what the test needs:
 *   x.test.ts          nothing (Node; a `@vitest-environment jsdom` line where a DOM is needed)
 *   x.slow.test.ts     nothing, but takes seconds of a processor: `npm run test:fast` leaves it out
 *   x.build.test.ts    the built packages; some make a release
 *   x.db.test.ts       a real PostgreSQL
 *   x.api.test.ts      the whole running network, over HTTP
 *   x.browser.test.ts  a real Chromium and the whole running network
 *   x.integration.test.ts  these, and a framework that npm installs outside the repository
 *   x.visual.test.ts   the same, and the fonts that drew the kept pictures (npm run test:visual)
 * Tests that take minutes stand in tests/heavy.
 */
const shared = {
  resolve: { conditions: ['wbn-source'] },
  // Without "module", which Vite would add: Node loads these files, and the bundler modules of some packages do not work in Node.
  ssr: { resolve: { conditions: ['wbn-source', 'node', 'development|production'] } },
  // In which vitest runs the global setups.
  environments: { __vitest__: { resolve: { conditions: ['wbn-source', 'node', 'development|production'] } } },
};
/**
 * Code of pages keeps the state of its page in modules, and the limits of uploads change the PDF library of their process: each of these files
 * needs modules of its own. The others share those of a worker.
 */
const keepState = [
  'packages/{contract,core,shadow-dom-inject,widgets,react,vue,svelte,angular}/**',
  'packages/server/src/{turns,uploads}/**',
  'host-site/**',
  'examples/**',
  'tests/{compat,distribution,widgets}/**',
];
/** On a busy machine a start takes its time. */
const patient = { css: true, testTimeout: 60_000, hookTimeout: 60_000 };
const heavy = 'tests/heavy/**';

/** `usual`: all tests but those that take minutes; `long`: those alone (.ci/run). */
export type Part = 'usual' | 'long';

/** The projects of a part; of all tests without one. */
export function projectsOf(part?: Part) {
  const everywhere =
    part === 'long' ? [heavy] : ['packages/**', 'host-site/**', 'examples/**', 'tests/**', 'scripts/**'];
  const needMore = ['.slow', '.build', '.db', '.api', '.browser', '.integration', '.visual'].flatMap((name) =>
    everywhere.map((dir) => `${dir}/*${name}.test.{ts,tsx}`),
  );
  const outputs = ['**/node_modules/**', '**/dist/**', ...(part === 'usual' ? [heavy] : [])];
  const files = (suffix: string) => everywhere.map((dir) => `${dir}/*${suffix}.{ts,tsx}`);
  return [
    {
      ...shared,
      test: {
        ...patient,
        name: 'unit',
        isolate: false,
        include: files('.test'),
        exclude: [...outputs, ...needMore, ...keepState],
      },
    },
    {
      ...shared,
      test: {
        ...patient,
        name: 'unit-isolated',
        include: part === 'long' ? [] : keepState.map((dir) => `${dir}/*.test.{ts,tsx}`),
        exclude: [...outputs, ...needMore],
      },
    },
    { ...shared, test: { ...patient, name: 'unit-slow', include: files('.slow.test') } },
    {
      ...shared,
      test: {
        name: 'build',
        include: files('.build.test'),
        exclude: outputs,
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
    {
      ...shared,
      test: {
        name: 'db',
        isolate: false,
        include: files('.db.test'),
        exclude: outputs,
        globalSetup: ['./tests/support/postgres.ts'],
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
    {
      ...shared,
      test: {
        name: 'api',
        isolate: false,
        setupFiles: ['./tests/support/each-file.ts'],
        include: files('.api.test'),
        exclude: outputs,
        globalSetup: ['./tests/support/network.ts'],
        testTimeout: 90_000,
        hookTimeout: 60_000,
      },
    },
    {
      ...shared,
      // Widgets use preact under React's name, as in every build.
      resolve: {
        ...shared.resolve,
        alias: { 'react/jsx-dev-runtime': 'preact/jsx-runtime', react: '@preact/compat' },
      },
      test: {
        name: 'browser',
        isolate: false,
        setupFiles: ['./tests/support/each-file.ts'],
        include: files('.browser.test'),
        exclude: outputs,
        globalSetup: ['./tests/support/network.ts', './tests/support/chromium.ts'],
        testTimeout: 120_000,
        hookTimeout: 60_000,
      },
    },
    {
      ...shared,
      test: {
        name: 'integrations',
        setupFiles: ['./tests/support/each-file.ts'],
        include: part === 'usual' ? [] : ['tests/integrations/*.integration.test.ts'],
        globalSetup: [
          './tests/integrations/support/tarballs.ts',
          './tests/support/network.ts',
          './tests/support/chromium.ts',
        ],
        testTimeout: 120_000,
        hookTimeout: 60_000,
      },
    },
  ];
}

export default defineConfig({
  ...shared,
  test: {
    css: true,
    // vitest leaves one processor to itself; its own work is little. Each worker has a network of its own (tests/support/network.ts).
    maxWorkers: 2,
    // CI gives a failed test a second attempt and lists it (docs/decisions/082).
    retry: Number(process.env.WBN_TEST_RETRY ?? 0),
    sequence: { sequencer: LongFilesFirst },
    // A condition is waited for, however busy the machine is: the default is one second.
    expect: { poll: { timeout: 15_000 } },
    coverage: {
      include: ['packages/*/src/**/*.{ts,tsx}', 'host-site/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.*', '**/testing/**'],
      reporter: ['text-summary', 'html'],
    },
    reporters: ['default', './tests/support/rows-reporter.ts', './tests/support/times-reporter.ts'],
    projects: projectsOf(process.env.WBN_TEST_PART as Part | undefined),
  },
});
