import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Face {
  readonly family: string;
  readonly weights: readonly [number, number];
  /** Path of its file; '' for a font of the system. */
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
  readonly text: string;
}

const numbers = (text: string, base: number) => text.split(/[- ]/).map((part) => Number.parseInt(part, base));
const ends = ([first = 0, last = first]: number[]): readonly [number, number] => [first, last];

function facesOf(sheet: string): Face[] {
  const found = readFileSync(path.join(import.meta.dirname, sheet), 'utf8').matchAll(/@font-face \{(.*?)\}/gs);
  return [...found].map(([, text = '']) => {
    const value = (name: string) => new RegExp(`\\b${name}:\\s*([^;]*);`, 's').exec(text)?.[1]?.trim() ?? '';
    const url = /url\("([^"]*)"\)/.exec(text)?.[1] ?? '';
    const file = url.startsWith('./')
      ? path.join(import.meta.dirname, path.dirname(sheet), url)
      : url.startsWith('@')
        ? path.join(import.meta.dirname, '../../../node_modules', url)
        : '';
    const ranges = value('unicode-range')
      .split(',')
      .filter(Boolean)
      .map((range) => ends(numbers(range.trim().slice(2), 16)));
    return { family: value('font-family'), weights: ends(numbers(value('font-weight'), 10)), file, ranges, text };
  });
}
const faces = [...facesOf('fonts.css'), ...facesOf('fonts/rare-letters.css')];
const inter = faces.filter(({ family }) => family === '"Inter"');

/** The files that a browser fetches for a letter. */
const filesFor = (letter: string): string[] =>
  inter
    .filter(({ ranges }) =>
      ranges.some(([first, last]) => first <= letter.codePointAt(0)! && letter.codePointAt(0)! <= last),
    )
    .map(({ file }) => file);

/** Fetched by every page. */
const base = inter[0]!.file;

/** Letters beyond ASCII of the languages of our editions, and of the names that they show. */
const alphabets = {
  Spanish: 'áéíóúüñ¿¡',
  Italian: 'àèéìíîòóùú',
  French: 'àâæçéèêëîïôœùûüÿ',
  German: 'äöüßẞ',
  Portuguese: 'ãõáéíóúâêôàç',
  Scandinavian: 'åäöæøþðíáýőŋŧ',
  Czech: 'áčďéěíňóřšťúůýž',
  Slovak: 'äĺľŕô',
  Polish: 'ąćęłńóśźż',
  Hungarian: 'áéíóöőúüű',
  Romanian: 'ăâîșțşţ',
  Croatian: 'čćđšžǆǉǌ',
  Baltic: 'āčēģīķļņšūžąęėįų',
  Estonian: 'õäöüšž',
  Turkish: 'çğıİöşü',
  Azerbaijani: 'əğıöü',
  Maltese: 'ċġħż',
  Albanian: 'çë',
  Welsh: 'ŵŷẁẃẅỳ',
  Vietnamese: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ',
  Hausa: 'ɓɗƙƴ',
  Yoruba: 'ẹọṣ',
  Igbo: 'ịọụṅ',
  Maori: 'āēīōū',
  'Arabic in Latin letters': 'ḥḍṣṭẓġāīūʿʾ',
  Pinyin: 'āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ',
  currencies: '₹₺₽₩₪₫₱₴₦₵€£¥',
};

it.each(Object.entries(alphabets))('a letter of %s costs at most one file of 12 kB', (_, letters) => {
  for (const letter of letters.normalize('NFC') + letters.normalize('NFC').toUpperCase()) {
    const files = filesFor(letter).filter((file) => file !== base);
    expect([letter, files.length <= 1]).toEqual([letter, true]);
    const cost = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect([letter, cost <= 12_000, filesFor(letter).length > 0]).toEqual([letter, true, true]);
  }
});

it('every file of rare letters stays below 12 kB, and no letter is in two files', () => {
  for (let code = 0; code < 0x3000; code += 1) {
    const files = filesFor(String.fromCodePoint(code));
    expect([code.toString(16), files.length <= 1]).toEqual([code.toString(16), true]);
    for (const file of files) if (file !== base) expect(statSync(file).size).toBeLessThanOrEqual(12_000);
  }
});

it('all faces of Inter name the same weights, without which a browser takes no letter from the others', () => {
  expect(new Set(inter.map(({ weights }) => String(weights)))).toEqual(new Set([String(inter[0]!.weights)]));
});

it('the fallback of a first visit has a bold font of its own, in the size of ours', () => {
  const fallback = faces.filter(({ family }) => family === '"Inter Fallback"');
  for (const weight of [400, 500, 550, 600, 650, 700, 800]) {
    const [face, ...more] = fallback.filter(({ weights: [first, last] }) => first <= weight && weight <= last);
    expect([weight, more.length]).toEqual([weight, 0]);
    expect(face?.text.includes('Bold')).toBe(weight > 500);
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override']) expect(face?.text).toContain(metric);
  }
});
