import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sisterEditions } from '@wbn/content/editions';
import { industries } from '@wbn/content/industries';
import { calls } from '@wbn/contract';
import { demoBusinesses } from '@wbn/dev-env';
import { top } from '../run.ts';
import { cdnSets } from '../sizes/file-sets.ts';
import { measure } from '../sizes/measure.ts';

/** Each number of the README that stands before a comment with its name, as it is now. */
const sizes = cdnSets(path.join(top, 'packages/widgets/dist/cdn')).map(measure);
const bytesOf = (name: string): number => sizes.find((size) => size.name.startsWith(name))?.bytes ?? Number.NaN;
const categories = industries.flatMap((industry) => industry.categories);
const facts: Readonly<Record<string, number>> = {
  sisters: sisterEditions().length,
  businesses: demoBusinesses,
  industries: industries.length,
  categories: categories.length,
  subcategories: categories.flatMap((category) => category.subCategories).length,
  calls: Object.values(calls).filter((call) => !('extension' in call)).length,
  loader: bytesOf('loader'),
  'search-box': bytesOf('search box'),
};

const wrong: string[] = [];
for (const [, written = '', name = ''] of readFileSync(path.join(top, 'README.md'), 'utf8').matchAll(
  /([\d,]+)<!--([\w-]+)-->/g,
)) {
  const fact = facts[name];
  if (fact === undefined) wrong.push(`"${name}" is not a number that is known here.`);
  else if (Number(written.replaceAll(',', '')) !== fact) wrong.push(`${name} is ${fact}, README.md says ${written}.`);
}
for (const line of wrong) console.log(line);
console.log(wrong.length === 0 ? 'Each number in the README is right.' : 'Correct README.md.');
process.exit(wrong.length === 0 ? 0 : 1);
