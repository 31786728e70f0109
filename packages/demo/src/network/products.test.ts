import { industries } from '@wbn/content';
import { expect, it } from 'vitest';
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
