import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { copyOfRepository } from '../../tests/support/repository-copy.ts';
import { areas } from '../mutate/areas.ts';
import { runArea, type Score } from '../mutate/run-area.ts';

/**
 * `npm run test:mutate [-- AREA … --count 10 --seed 1]`: plants faults in a copy of the repository and prints those that no test notices.
 * Areas: see scripts/mutate/areas.ts. Ten faults of an area take three to fifteen minutes.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
});
const unknown = positionals.find((name) => !areas.some((area) => area.name === name));
if (unknown) {
  console.error(`There is no area "${unknown}". Write one of: ${areas.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const wanted = areas.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const copy = copyOfRepository();
const scores: Score[] = [];
const failed: string[] = [];
try {
  for (const area of wanted) {
    const score = await runArea(copy, area, Number(values.count), Number(values.seed));
    if (score) scores.push(score);
    else failed.push(area.name);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log('\n| area | possible faults | planted | noticed |\n| --- | --- | --- | --- |');
for (const { area, planted, possible, survivors } of scores)
  console.log(`| ${area} | ${possible} | ${planted} | ${planted - survivors.length} |`);
for (const { after, before, file, line } of scores.flatMap(({ survivors }) => survivors))
  console.log(`\n${file}:${line}\n- ${before}\n+ ${after}`);
if (failed.length > 0) {
  console.error(
    `\nThe tests of these areas fail without a planted fault, so they have no score: ${failed.join(', ')}.`,
  );
  process.exit(1);
}
