import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { locales } from '../editions/index.ts';
import { glossary } from './index.ts';

const root = new URL('../../../../', import.meta.url);
const short = /\/(?:[a-z-]*texts(?:\/.+)?|locales)\/([a-z]{2})\.ts$/;
const page = /^packages\/content\/src\/(?:pages|tips)\/(?:([a-z]{2})\/)?[a-z0-9-]+\.ts$/;
/** The language of a file that holds words. English pages lie above the folders of the others. */
function localeOf(path: string) {
  const found = short.exec(path) ?? page.exec(path);
  return found && (found[1] ?? 'en');
}
/** All files that hold words, with their text. The vocabulary of the search speaks more freely. */
const files = execFileSync('git', ['ls-files', '*.ts'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .flatMap((path) => {
    const locale = localeOf(path);
    return locale ? [{ path, locale, text: readFileSync(new URL(path, root), 'utf8') }] : [];
  });
const codes = locales.map(({ code }) => code);
const filesIn = (locale: string) => files.filter((file) => file.locale === locale);

it.each(codes)('no text in %s uses a word that readers misunderstood', (locale) => {
  const found = filesIn(locale).flatMap(({ path, text }) =>
    glossary[locale].flatMap(({ avoid, unless = [] }) => {
      const rest = unless.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
      return Object.keys(avoid).flatMap((word) => (rest.includes(word) ? [`${path}: ${word}`] : []));
    }),
  );
  expect(found).toEqual([]);
});

it.each(codes)('short texts and long pages in %s are read', (locale) => {
  const paths = filesIn(locale).map(({ path }) => path);
  expect(paths.filter((path) => short.test(path)).length).toBeGreaterThan(20);
  expect(paths.filter((path) => page.test(path)).length).toBeGreaterThan(20);
});

it.each(codes)('the glossary of %s is followed by at least one text for each concept and exception', (locale) => {
  const text = filesIn(locale)
    .map((file) => file.text)
    .join('\n');
  const words = glossary[locale].flatMap(({ use, unless = [] }) => [use, ...unless]);
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});
