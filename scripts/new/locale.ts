import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errors } from '@wbn/contract';
import { besideItalian, startOfTexts } from './locale-files.ts';
import { withLanguage } from './locale-wiring.ts';
import { before, type Plan } from './plan.ts';

const sources: readonly string[] = [
  'packages/*/src/**/*.{ts,tsx}',
  'host-site/src/**/*.{ts,tsx}',
  'scripts/new/page.ts',
];

/** Not by this generator: long texts start as English by themselves, and search needs the grammar of a language. */
const leftOut =
  /^packages\/(?:content\/src\/(?:thesaurus|tips|pages|long-lists)|server\/src\/search|contract\/src\/thesaurus|[^/]+\/src\/components)\/|\.test\.tsx?$/;

/** The forms that `Intl.PluralRules` asks for. A missing form is replaced by `other`. */
const pluralForms = (code: string): string => new Intl.PluralRules(code).resolvedOptions().pluralCategories.join(', ');

/** The files of one language list no others. */
const ownFile = /\/(?:en|es|it|zh|ar)\.ts$/;

const errorTexts = 'packages/contract/src/error-texts';

/** The English sentences stand beside the rules of each error, so that no file of texts holds them. */
const startOfErrorTexts = (code: string): string => `import type { ErrorTexts } from './types.ts';

export const ${code}: ErrorTexts = {
${Object.entries(errors)
  .map(([name, { message }]) => `  ${name}: ${JSON.stringify(message)},`)
  .join('\n')}
};
`;

/** @throws Error if the code is not a language of two letters */
function languageOf(code: string): { readonly label: string; readonly direction: string } {
  const names = /^[a-z]{2}$/.test(code)
    ? new Intl.DisplayNames([code], { type: 'language', fallback: 'none' })
    : undefined;
  const label = names?.of(code);
  if (!label) throw new Error(`"${code}" is not a language. Write its code of two letters, such as fr.`);
  // The standard types do not know this method yet.
  const { direction } = (new Intl.Locale(code) as Intl.Locale & { getTextInfo(): { direction: string } }).getTextInfo();
  return { label: label.slice(0, 1).toLocaleUpperCase(code) + label.slice(1), direction };
}

/**
 * A further language: a file of texts beside each Italian one, with the English sentences as a start, and an entry wherever the source lists
 * the languages. Long texts (pages, tips, names of subcategories) stay English until somebody adds them.
 */
export function newLocale(code: string, top: string): Plan {
  const { direction, label } = languageOf(code);
  const read = (file: string) => readFileSync(path.join(top, file), 'utf8');
  const all = globSync([...sources], { cwd: top }).map((file) => file.replaceAll(path.sep, '/'));
  const there = new Set(all);
  const translated = all.filter(
    (file) => file.endsWith('/it.ts') && !file.startsWith('packages/content/') && there.has(besideItalian(file, 'en')),
  );
  const files = Object.fromEntries(
    translated.map((file) => [
      besideItalian(file, code),
      startOfTexts(read(file), read(besideItalian(file, 'en')), code),
    ]),
  );
  files[`${errorTexts}/${code}.ts`] = startOfErrorTexts(code);
  const changes: Record<string, (source: string) => string> = {};
  for (const file of all) {
    if (leftOut.test(file) || ownFile.test(file)) continue;
    const hasModule = (italian: string) =>
      besideItalian(path.posix.join(path.posix.dirname(file), italian), code) in files;
    const change = (source: string) =>
      withLanguage(file, source, code, hasModule).replaceAll(`${code}: 'English'`, `${code}: '${label}'`);
    const source = read(file);
    if (change(source) !== source) changes[file] = change;
  }
  const list = 'packages/content/src/editions/locales.ts';
  changes[list] = before('\n  ];\n', `\n    { code: '${code}', label: '${label}', direction: '${direction}' },`);
  return {
    files,
    changes,
    steps: [
      `Translate the files named ${code}.ts (${Object.keys(files).length} files); they start in English, also packages/contract/src/error-texts/${code}.ts. A text that counts holds a form for each of: ${pluralForms(code)}.`,
      'Add the short lists in packages/content/src/locales, then names, pages and tips beside the Italian ones; each stays English until it is there.',
      `Enter the words that readers misunderstand in packages/content/src/glossary, under ${code}.`,
      'Teach the search its small words and endings: packages/server/src/search/understanding, packages/content/src/thesaurus, and then the list in packages/contract/src/thesaurus/locales.ts.',
      'Run: npm run build, then npm run check and npx vitest run --project "unit*" packages/content tests/texts.',
    ],
  };
}
