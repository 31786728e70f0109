/** The folders whose behaviour the tests of a folder see: a change in a key can break each test below its folders. */
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
  'packages/network/': ['host-site/', 'tests/'],
  'packages/demo/': ['host-site/', 'tests/'],
  'packages/payment-sandbox/': ['tests/journeys/', 'packages/widgets/'],
  'packages/content/': ['host-site/', 'packages/accounts/', 'tests/'],
  'host-site/': ['host-site/', 'tests/'],
  'examples/': ['examples/', 'tests/distribution/'],
};
/** Tests of the whole network that take minutes run only where they are changed themselves. */
const heavy = 'tests/heavy/';

/** Of `tests` (paths from the top folder), those that a change of the files `changed` can break; a changed test is one of them. */
export function selectTests(changed: readonly string[], tests: readonly string[]): string[] {
  const folders = new Set(
    changed
      .filter((file) => !file.endsWith('.md') && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => Object.entries(seenBy).flatMap(([source, seers]) => (file.startsWith(source) ? seers : []))),
  );
  const isSelected = (test: string): boolean =>
    changed.includes(test) || (!test.startsWith(heavy) && [...folders].some((folder) => test.startsWith(folder)));
  return tests.filter(isSelected);
}
