import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { about as card } from '../business-card/about.ts';
import { about as comments } from '../comments/about.ts';
import { exported } from '../product-page/exported-parts.ts';
import { nearestName } from './nearest-name.ts';
import { type Token, tokenNames, tokens } from './tokens.ts';

const source = path.join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: source }).map(
  (file) => [file, readFileSync(path.join(source, file), 'utf8')] as const,
);
const all: Readonly<Record<string, Token>> = tokens;

describe('the tokens of a theme', () => {
  it.each(sheets)('%s reads tokens of the list alone, with their defaults', (file, css) => {
    for (const [, name = '', fallback] of css.matchAll(/var\(--wbn-([\w-]+)(?:, ([^()]+(?:\([^()]*\))?))?\)/g)) {
      expect(tokenNames, `${file}: --wbn-${name}`).toContain(name);
      if (all[name]?.value) expect(fallback, `${file}: --wbn-${name}`).toBe(all[name].value);
    }
  });

  it.each(tokenNames)('--wbn-%s changes a rule', (name) => {
    const rules = sheets.filter(([file]) => !/tokens\.css|tiers\.css/.test(file)).map(([, css]) => css);
    const isRead = (used: string) => rules.some((css) => new RegExp(`var\\(--(w|wbn)-${used}[,)]`).test(css));
    // Spaces are multiples of the density.
    expect(isRead(name) || (name === 'density' && isRead('16'))).toBe(true);
  });

  it.each([
    ['acent', 'accent'],
    ['fontSize', 'font-size'],
    ['radius-iner', 'radius-inner'],
    ['colour', 'color'],
  ])('a misspelt %s is answered with the nearest name', (misspelt, meant) => {
    expect(nearestName(misspelt, [...tokenNames, 'color'])).toBe(meant);
  });
});

it.each([
  ['business', card, exported.business],
  ['comments', comments, exported.comments],
])('a product page exports parts that its %s has, each under the name of the section', (prefix, inner, list) => {
  const pairs = list.split(',').filter((pair) => pair.trim());
  expect(pairs.length).toBeGreaterThan(5);
  for (const pair of pairs) {
    const [part = '', outer] = pair.trim().split(':');
    expect(Object.keys(inner.parts ?? {})).toContain(part);
    expect(outer).toBe(`${prefix}-${part}`);
  }
});
