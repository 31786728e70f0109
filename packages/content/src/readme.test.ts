import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { editions, industries, packages, tips } from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('README', () => {
  it('counts what is there', () => {
    const categories = industries.flatMap((industry) => industry.categories);
    const subCategories = categories.flatMap((category) => category.subCategories);
    expect(readme).toContain(
      `${industries.length} industries, ${categories.length} categories, ${subCategories.length} subcategories`,
    );
    expect(readme).toContain(`the ${editions.length} editions`);
    expect([packages.length, tips.length]).toEqual([4, 7]);
  });

  it('names every import', () => {
    for (const path of Object.keys(manifest.exports)) {
      if (path !== '.') expect(readme).toContain(`/${path.slice(2).replace('/*', '/<')}`);
    }
  });
});
