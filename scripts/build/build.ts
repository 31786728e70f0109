import path from 'node:path';
import { buildDocs } from '../docs/build-docs.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { published } from '../published.ts';
import { run, top } from '../run.ts';
import { removeStale } from './stale-files.ts';
import { isFresh, sourceHash, writeStamp } from './stamp.ts';
import { buildTypes } from './types.ts';

const code = (folder: string) => `${folder}/**/*.{ts,tsx,css,json,svg}`;
const toolchain = ['package-lock.json', 'tsconfig.json', 'scripts/rollup/**/*', 'scripts/published.ts'];
const browserPackages = published.map((name) => code(`packages/${name}/src`));
const distOf = (name: string) => `packages/${name}/dist`;
// The compiler of Angular writes its package later.
const bundled = published.filter((name) => name !== 'angular');

/** The build steps with sources and outputs. The order matters: the host site contains the widgets. */
const steps = [
  {
    title: 'Build the widgets (rollup)',
    inputs: [...toolchain, 'scripts/docs/*', ...browserPackages, 'packages/*/package.json'],
    stamp: 'packages/widgets/dist/.sources',
    folders: bundled.map(distOf),
    command: ['node', '--conditions=wbn-source', 'scripts/rollup/build.ts'],
    after: async (began: number) => {
      for (const name of bundled) removeStale(path.join(top, distOf(name)), began);
      await buildDocs();
    },
  },
  {
    title: 'Build the host site for browsers (vite)',
    inputs: [...toolchain, ...browserPackages, code('packages/content/src'), code('host-site/src'), 'host-site/*.*'],
    stamp: 'host-site/dist/client/.sources',
    command: ['vite', 'build', 'host-site', '--logLevel', 'warn'],
  },
  {
    title: 'Build the host site for its server (vite)',
    inputs: [...toolchain, ...browserPackages, code('packages/content/src'), code('host-site/src'), 'host-site/*.*'],
    stamp: 'host-site/dist/server/.sources',
    command: ['vite', 'build', 'host-site', '--ssr', '--logLevel', 'warn'],
  },
  ...['react-app', 'sister-site'].map((name) => ({
    title: `Build the example ${name} (vite)`,
    inputs: [...toolchain, ...browserPackages, `examples/${name}/*.*`, `examples/${name}/{src,public,SetID}/**/*.*`],
    stamp: `examples/${name}/dist/.sources`,
    command: ['vite', 'build', `examples/${name}`, '--logLevel', 'warn'],
  })),
] as const;

type Say = (line: string) => void;

/** Builds missing or outdated outputs; two commands of one clone run one after the other. */
export const build = (say: Say = console.log): Promise<void> => oneAtATime('build', () => buildSteps(steps, say), say);

/** Builds all published files: the packages with the CDN's and editors' files, and the portal, without examples. */
export async function buildRelease(say: Say): Promise<void> {
  await oneAtATime('build', () => buildSteps(steps.slice(0, 3), say), say);
  await buildDeclarations();
}

/** The packages alone, as they are packed. */
export async function buildPackages(say: Say = console.log): Promise<void> {
  await oneAtATime('build', () => buildSteps(steps.slice(0, 1), say), say);
  await buildDeclarations();
}

async function buildSteps(wanted: readonly (typeof steps)[number][], say: Say): Promise<void> {
  for (const step of wanted) {
    const hash = sourceHash(step.inputs);
    if (isFresh(step.stamp, hash, 'folders' in step ? step.folders : [])) continue;
    say(`${step.title} …`);
    const began = Date.now();
    await run(step.title, step.command);
    if ('after' in step) await step.after(began);
    writeStamp(step.stamp, hash);
  }
}

/** Builds the declarations of the published packages: only the check of the packages needs them. */
export const buildDeclarations = (): Promise<void> => oneAtATime('build', declare, console.log);

async function declare(): Promise<void> {
  const hash = sourceHash([...toolchain, ...browserPackages, 'packages/*/package.json']);
  const stamp = 'packages/widgets/dist/.types';
  if (isFresh(stamp, hash, published.map(distOf))) return;
  console.log('Build the declarations (tsc) …');
  await buildTypes();
  writeStamp(stamp, hash);
}
