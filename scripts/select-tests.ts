/** For each folder, the folders whose tests observe its behaviour: a change can break every test below them. */
const seenBy: Readonly<Record<string, readonly string[]>> = {
  'packages/contract/': ['packages/', 'host-site/', 'tests/'],
  'packages/database/': ['packages/server/', 'packages/accounts/', 'host-site/', 'tests/'],
  'packages/http/': ['packages/server/', 'packages/accounts/', 'tests/'],
  'packages/server/': ['packages/server/', 'host-site/', 'tests/'],
  'packages/accounts/': ['packages/accounts/', 'host-site/', 'tests/'],
  'packages/core/': ['packages/core/', 'packages/widgets/', 'host-site/', 'tests/'],
  'packages/shadow-dom-inject/': ['packages/widgets/', 'tests/'],
  'packages/widgets/': ['packages/widgets/', 'host-site/', 'examples/', 'tests/'],
  'packages/react/': ['packages/react/', 'examples/', 'tests/'],
  'packages/vue/': ['packages/vue/', 'tests/'],
  'packages/svelte/': ['tests/'],
  'packages/angular/': ['tests/'],
  'packages/network/': ['host-site/', 'tests/'],
  'packages/demo/': ['host-site/', 'tests/'],
  'packages/payment-sandbox/': ['tests/journeys/', 'packages/widgets/'],
  'packages/content/': ['host-site/', 'packages/accounts/', 'tests/'],
  'host-site/': ['host-site/', 'tests/'],
  'examples/': ['examples/', 'tests/distribution/'],
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
