import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../editions/index.ts';
import { glossary } from './index.ts';

const root = new URL('../../../../', import.meta.url);
/** All files that hold words of one language; long articles and the search's vocabulary speak more freely. */
const files = execFileSync('git', ['ls-files', '*.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\/([a-z-]*texts(\/.+)?|locales)\/[a-z]{2}\.ts$/.test(path));

it.each(locales.map(({ code }) => code))('no text in %s uses a word that readers misunderstood', (locale) => {
  const own = files.filter((path) => path.endsWith(`/${locale}.ts`));
  expect(own.length).toBeGreaterThan(20);
  const words = glossary[locale].flatMap(({ avoid }) => Object.keys(avoid));
  const found = own.flatMap((path) => {
    const text = readFileSync(new URL(path, root), 'utf8');
    return words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`);
  });
  expect(found).toEqual([]);
});

it.each(locales.map(({ code }) => code))(
  'the glossary of %s is followed by at least one text for each concept',
  (locale) => {
    const all = files.filter((path) => path.endsWith(`/${locale}.ts`));
    const text = all.map((path) => readFileSync(new URL(path, root), 'utf8')).join('\n');
    expect(glossary[locale].filter(({ use }) => !text.includes(use))).toEqual([]);
  },
);
