import { runCaptured } from '../run.ts';

/**
 * Counts the import circles, with type imports and dynamic imports. The rule `no-circles` refuses circles of values; a circle of types does
 * no harm at run time, but makes a reader jump between its files. One dynamic import closes a circle: the page's client loads the code of a
 * login when somebody logs in, and that code sends its calls with the client.
 */
const maximum = 1;

interface Report {
  readonly summary: { readonly violations: readonly { rule: { name: string }; cycle?: readonly { name: string }[] }[] };
}

const config = '.dependency-cruiser.circles.cjs';
const { code, output } = await runCaptured([
  'depcruise',
  '--config',
  config,
  '--output-type',
  'json',
  'packages',
  'host-site',
  'scripts',
  'tests',
]);
const report = JSON.parse(output) as Report;
const circles = new Map(
  report.summary.violations.map(({ cycle = [] }) => {
    const files = cycle.map(({ name }) => name);
    return [[...files].sort().join(' '), files];
  }),
);
for (const files of circles.values()) console.log(files.join(' → '));
console.log(`Import circles, types counted: ${circles.size} (${maximum} at most).`);
process.exit(circles.size > maximum || (code !== 0 && circles.size === 0) ? 1 : 0);
