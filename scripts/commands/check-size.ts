/** `npm run check:size`: every byte budget as a table. A budget that cannot be measured fails. `--json` prints the same as data. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CannotMeasure, cdnSets, type FileSet, hostSet } from '../sizes/file-sets.ts';
import { type Measured, measure, zodIn } from '../sizes/measure.ts';
import { npmSearchBox } from '../sizes/npm-search-box.ts';
import { packageSizes, wrapperLimits } from '../sizes/package-sizes.ts';

const root = path.join(import.meta.dirname, '..', '..');
const cdn = path.join(root, 'packages', 'widgets', 'dist', 'cdn');
const client = path.join(root, 'host-site', 'dist', 'client');

const problems: string[] = [];
const measured: Measured[] = [];
const add = (sets: () => readonly FileSet[]): void => {
  try {
    measured.push(...sets().map(measure));
  } catch (error) {
    if (!(error instanceof CannotMeasure)) throw error;
    problems.push(error.message);
  }
};
add(() => cdnSets(cdn));
add(() => [hostSet(client)]);

const packages = await packageSizes().catch((error: Error) => {
  problems.push(`The packages of components cannot be measured. Run npm run build first. ${error.message}`);
  return {};
});
for (const [name, limit] of Object.entries(wrapperLimits)) {
  const bytes = (packages as Readonly<Record<string, number>>)[name];
  if (bytes !== undefined)
    measured.push({ name: `components of @wbn/${name}`, files: 1, bytes, limit, ok: bytes <= limit });
}
const searchBox = await npmSearchBox().catch((error: Error) => {
  problems.push(`The search box of the packages cannot be measured. Run npm run build first. ${error.message}`);
});
if (searchBox !== undefined) {
  const limit = 15_900;
  measured.push({
    name: 'search box by npm, in a Vite build',
    files: 1,
    bytes: searchBox,
    limit,
    ok: searchBox <= limit,
  });
}

const scripts = (folder: string): string[] => {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
    return files.map((file) => path.join(folder, file));
  } catch {
    return []; // what is missing was reported above
  }
};
for (const file of zodIn(scripts(cdn))) problems.push(`${path.relative(root, file)} carries zod.`);
for (const { name, bytes, limit, ok } of measured) if (!ok) problems.push(`${name}: ${bytes} bytes, limit ${limit}.`);

const number = (value: number | null): string => (value === null ? '' : value.toLocaleString('en'));
if (process.argv.includes('--json')) console.log(JSON.stringify({ measured, problems }, null, 2));
else {
  const rows = [
    ['files', 'brotli 11 bytes', 'limit', 'left'],
    ...measured.map(({ name, bytes, limit }) => [name, number(bytes), number(limit), number(limit && limit - bytes)]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) {
    console.log(
      row.map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!))).join('  '),
    );
  }
  for (const problem of problems) console.error(`\n${problem}`);
}
process.exitCode = problems.length ? 1 : 0;
