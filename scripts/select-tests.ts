import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from './run.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Each workspace by its folder, with the names of all that it may import. */
const workspaces = globSync(['packages/*/package.json', 'host-site/package.json'], { cwd: top }).map((file) => {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(top, file), 'utf8'));
  const { dependencies, devDependencies, name, peerDependencies } = manifest;
  const needs = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  return { folder: `${path.dirname(file)}/`, name, needs };
});

/** The folders of a workspace and of all that stand on it, however far. */
function standingOn(name: string, found = new Set<string>()): ReadonlySet<string> {
  for (const one of workspaces) {
    if ((one.name !== name && !one.needs.includes(name)) || found.has(one.folder)) continue;
    found.add(one.folder);
    standingOn(one.name, found);
  }
  return found;
}

/** Parts that tests in a browser reach over HTTP, without an import. */
const overHttp = ['accounts', 'content', 'database', 'demo', 'http', 'network', 'payment-sandbox', 'server'];
const inBrowsers = ['host-site/', 'packages/widgets/'];
const everywhere = ['packages/', 'host-site/', 'tests/'];

/** For each folder or file, the folders whose tests observe its behaviour: a change can break every test below them. */
const seenBy: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    workspaces.map(({ folder, name }) => {
      const isOverHttp = overHttp.some((part) => folder === `packages/${part}/`);
      return [folder, [...standingOn(name), 'tests/', ...(isOverHttp ? inBrowsers : [])]];
    }),
  ),
  'examples/': ['examples/', 'tests/distribution/'],
  'scripts/build/': ['packages/widgets/', 'tests/'],
  'scripts/rollup/': ['packages/widgets/', 'tests/'],
  'tests/support/': everywhere,
  'package-lock.json': everywhere,
};
/** Long tests of the whole network run only if they are changed themselves. */
const heavy = ['tests/heavy/', 'tests/integrations/'];

/** The tests among `tests` (paths relative to the root) that changes of the files `changed` can break, including changed tests. */
export function selectTests(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(
    changed
      .filter((file) => !file.endsWith('.md') && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => Object.entries(seenBy).flatMap(([source, seers]) => (file.startsWith(source) ? seers : []))),
  );
  const isSelected = (test: string): boolean =>
    changed.includes(test) ||
    (!heavy.some((folder) => test.startsWith(folder)) && [...folders].some((folder) => test.startsWith(folder)));
  return tests.filter(isSelected);
}
