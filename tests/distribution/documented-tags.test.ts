import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = globSync(
  '{README.md,docs/**/*.md,examples/**/*.{md,html},packages/*/README.md,packages/widgets/src/**/README.md}',
);
const tags = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<script[^>]*\/v1\/wbn[^>]*>/g)].map(([tag]) => [file, tag] as const),
);

describe('a script tag that the documents show', () => {
  it('is found in more than one of them', () => {
    expect(new Set(tags.map(([file]) => file)).size).toBeGreaterThan(1);
  });

  it.each(tags)('never holds up the page: %s %s', (_, tag) => {
    expect(tag).toMatch(/ async[ >]/);
  });
});
