import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/**
 * Cuts the rare letters of Inter into small files, so that one of them costs a visitor little. Run by hand; the files and their style sheet are
 * committed. The weights are those that the portal's styles use.
 */
const pieces = {
  // Languages of Europe and Turkey.
  a: { file: 'latin-ext', letters: ['0100-0130', '0132-0151', '0154-017F'] },
  b: { file: 'latin-ext', letters: ['0180-01BF'] },
  c: { file: 'latin-ext', letters: ['01C0-01FF'] },
  d: { file: 'latin-ext', letters: ['0200-024F'] },
  // Phonetic letters.
  e: { file: 'latin-ext', letters: ['0250-0280'] },
  f: { file: 'latin-ext', letters: ['0281-02BA'] },
  g: { file: 'latin-ext', letters: ['02BD-02C5', '02C7-02CC', '02CE-02D7', '02DD-02FF', '1D00-1DBF'] },
  h: { file: 'latin-ext', letters: ['1E00-1E4F'] },
  i: { file: 'latin-ext', letters: ['1E50-1E9F'] },
  vietnamese: { file: 'vietnamese', letters: ['0300-0301', '0303', '0309', '0323', '1EA0-1EF9'] },
  // Signs of currencies and others.
  signs: { file: 'latin-ext', letters: ['20A0-20AB', '20AD-20C0', '2113', '2C60-2C7F', 'A720-A7FF'] },
} as const;

const folder = path.join(import.meta.dirname, '..', 'src', 'styles', 'fonts');
const require = createRequire(import.meta.url);

const textOf = (ranges: readonly string[]): string =>
  ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
    })
    .join('');

// The weights are those of Inter's other face: a browser takes letters only from faces that name the same weights. The files hold 400 to 800.
const face = (name: string, ranges: readonly string[]) => `@font-face {
  font-family: "Inter";
  font-style: normal;
  font-weight: 100 900;
  font-display: optional;
  src: url("./inter-${name}.woff2") format("woff2");
  unicode-range: ${ranges.map((range) => `U+${range}`).join(', ')};
}
`;

let css = '/* Made by scripts/split-fonts.ts: the rare letters of Inter. */\n';
for (const [name, { file, letters }] of Object.entries(pieces)) {
  const source = require.resolve(`@fontsource-variable/inter/files/inter-${file}-wght-normal.woff2`);
  const made = await subsetFont(await readFile(source), textOf(letters), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  await writeFile(path.join(folder, `inter-${name}.woff2`), made);
  css += face(name, letters);
}
await writeFile(path.join(folder, 'rare-letters.css'), css);
