import { industries } from '@wbn/content';
import { expect, it } from 'vitest';
import { motifOf, nounsWithMotif } from '../pictures/products/motifs.ts';
import { grammarOf } from './grammars/index.ts';
import { makeProduct } from './products.ts';
import { Random } from './random.ts';

const subs = industries.flatMap(({ categories }) =>
  categories.flatMap((category) => category.subCategories.map((sub) => ({ category, sub }))),
);

function productsOf(name: string, count: number) {
  const { category, sub } = subs.find((each) => each.sub.name === name)!;
  return Array.from({ length: count }, (_, seed) =>
    makeProduct(new Random(seed), grammarOf(category.id), category.name, sub, 'Riyadh'),
  );
}

it('gives a product the data of its kind', () => {
  const made = productsOf('Hospital Beds', 200);
  const loads = (noun: string) =>
    new Set(made.filter(({ name }) => name.toLowerCase().includes(noun)).map(({ specs }) => specs[0]?.value));
  expect(loads('paediatric cot')).toEqual(new Set(['80 kg']));
  expect(loads('intensive care bed')).toEqual(new Set(['250 kg']));
});

it('counts what is counted and numbers what is numbered', () => {
  const names = (sub: string) => productsOf(sub, 80).map(({ name }) => name);
  const everyName = (sub: string, form: RegExp) => {
    for (const name of names(sub)) expect(name).toMatch(form);
  };
  everyName('Waiting Room Seating', /, \d seats/);
  everyName('Garden Sets', /, \d pieces/);
  everyName('Surgical Gloves', /, size [\dSML]/);
});

it('says no word twice', () => {
  const made = subs.flatMap(({ sub }) => productsOf(sub.name, 12));
  const twice = made.flatMap(({ description, name }) => `${name}. ${description}`.match(/\b(\p{L}{4,}) \1\b/giu) ?? []);
  expect(twice).toEqual([]);
});

it('has a name, a description and at least three lines of data for every subcategory of the tree', () => {
  const poor = subs.filter(({ category, sub }) => {
    const { name, description, specs } = makeProduct(
      new Random(7),
      grammarOf(category.id),
      category.name,
      sub,
      'Riyadh',
    );
    return name.length < 5 || !description.endsWith('.') || specs.length < 3 || /undefined|[&|;^=]$/.test(name);
  });
  expect(poor.map(({ sub }) => sub.name)).toEqual([]);
});

it('has a picture that shows the noun of its name, and a neutral one where no drawing does', () => {
  const known = new Set(
    subs.flatMap(({ category, sub }) =>
      grammarOf(category.id)
        .wareOf(sub.name)
        .nouns.map(({ text }) => text),
    ),
  );
  expect(nounsWithMotif.filter((noun) => !known.has(noun))).toEqual([]);
  const made = subs.flatMap(({ sub }) => productsOf(sub.name, 12));
  const wrong = made.filter(
    ({ motif, name }) =>
      motif !== 'neutral' &&
      !nounsWithMotif.some((noun) => motifOf(noun) === motif && name.toLowerCase().includes(noun.toLowerCase())),
  );
  expect(wrong.map(({ motif, name }) => `${motif}: ${name}`)).toEqual([]);
  expect(made.filter(({ motif }) => motif !== 'neutral').length / made.length).toBeGreaterThan(0.3);
});
