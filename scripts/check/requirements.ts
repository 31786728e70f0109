import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { requirementsOf, requirementsPage, testsByRequirement } from '../docs/requirements.ts';
import { top } from '../run.ts';

/** Compares docs/requirements.md with the titles of the tests. `--write` updates the column "shown by". */
const file = path.join(top, 'docs', 'requirements.md');
const page = readFileSync(file, 'utf8');
const tests = testsByRequirement();
const ids = requirementsOf(page);
const problems = [
  ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice.`),
  ...ids.filter((id) => !tests.has(id)).map((id) => `No test names ${id}.`),
  ...[...tests.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is in a test and not in the page.`),
];
const now = requirementsPage(page, tests);
if (now !== page && process.argv.includes('--write')) writeFileSync(file, now);
else if (now !== page)
  problems.push(
    'The column "shown by" is old. Run: node --conditions=wbn-source scripts/check/requirements.ts --write',
  );
for (const problem of problems) console.log(problem);
if (problems.length === 0) console.log(`Each of the ${ids.length} requirements is named by a test.`);
process.exit(problems.length === 0 ? 0 : 1);
