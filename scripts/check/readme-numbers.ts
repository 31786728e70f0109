import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sisterEditions } from '@wbn/content/editions';
import { industries } from '@wbn/content/industries';
import { terms } from '@wbn/contract';
import { demoBusinesses } from '@wbn/network';
import { top } from '../run.ts';
import { cdnSets } from '../sizes/file-sets.ts';
import { measure } from '../sizes/measure.ts';
import { packageSizes } from '../sizes/package-sizes.ts';

/** The current value of each number that a README or a page of docs marks with a comment, as in `15<!--industries-->`. */
const sizes = cdnSets(path.join(top, 'packages/widgets/dist/cdn')).map(measure);
const bytesOf = (name: string): number => sizes.find((size) => size.name.startsWith(name))?.bytes ?? Number.NaN;
const categories = industries.flatMap((industry) => industry.categories);
const facts: Readonly<Record<string, number>> = {
  sisters: sisterEditions().length,
  businesses: demoBusinesses,
  industries: industries.length,
  categories: categories.length,
  subcategories: categories.flatMap((category) => category.subCategories).length,
  calls: Object.values(terms).filter((one) => !('extension' in one)).length,
};

const beside = sizes.filter(({ name }) => name.endsWith('beside the runtime'));
/** Sizes are written in kB and may differ by 5 %, so that not every byte changes a document. */
const kilobytes: Readonly<Record<string, number>> = {
  ...(await packageSizes()),
  loader: bytesOf('loader'),
  'search box': bytesOf('search box in one file'),
  'search box by the loader': bytesOf('search box by the loader'),
  client: bytesOf('API client'),
  largest: Math.max(...beside.map(({ bytes }) => bytes)),
  all: bytesOf('all'),
};

const wrong: string[] = [];
for (const file of ['README.md', ...globSync(['packages/*/README.md', 'docs/*.md'], { cwd: top })]) {
  const text = readFileSync(path.join(top, file), 'utf8');
  for (const [, written = '', unit, name = ''] of text.matchAll(/([\d,.]+)<!--(kB )?([\w -]+)-->/g)) {
    const fact = unit ? kilobytes[name] && kilobytes[name] / 1000 : facts[name];
    const stated = Number(written.replaceAll(',', ''));
    if (fact === undefined) wrong.push(`"${name}" is an unknown name in ${file}.`);
    else if (unit ? !(Math.abs(stated - fact) <= fact * 0.05) : stated !== fact)
      wrong.push(`${name} is ${unit ? fact.toFixed(1) : fact}, but ${file} says ${written}.`);
  }
}
for (const line of wrong) console.log(line);
console.log(wrong.length === 0 ? 'Each marked number in the READMEs and docs is correct.' : 'Correct the documents.');
process.exit(wrong.length === 0 ? 0 : 1);
