/** Kinds of texts that cost more than others to read: many words, one long word, letters that become many, scripts with rules of their own. */
export interface ExpensiveText {
  readonly name: string;
  /** A text of so many characters at most. */
  write(length: number): string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const wordAt = (at: number) =>
  Array.from({ length: 5 }, (_, digit) => letters[(at * 7 ** digit + digit) % 26]).join('');
const repeated = (parts: readonly string[], between: string) => (length: number) => {
  let text = '';
  for (let at = 0; text.length <= length; at += 1) text += (at > 0 ? between : '') + parts[at % parts.length];
  return Array.from(text.slice(0, length)).join('').toWellFormed();
};
const manyWords = Array.from({ length: 300 }, (_, at) => wordAt(at + 1));

const kinds: readonly ExpensiveText[] = [
  { name: 'many unknown words', write: repeated(manyWords, ' ') },
  { name: 'many misspelt words', write: repeated(['stainles', 'stele', 'vavle', 'pumpp', 'bearng', 'hidraulic'], ' ') },
  { name: 'many common words', write: repeated(['valve', 'steel', 'pump', 'pipe', 'water', 'oil', 'machine'], ' ') },
  { name: 'Arabic in Latin letters', write: repeated(['zaitoun', 'bakhour', 'sajjad', 'asmant', 'hadeed'], ' ') },
  { name: 'Arabic with marks', write: repeated(['الصِّمَامَات', 'المَضَخَّات', 'زيتون'], ' ') },
  { name: 'Chinese without spaces', write: repeated(['不锈钢球阀水泵轴承'], '') },
  { name: 'one long word', write: (length) => 'a'.repeat(length) },
  { name: 'one word with signs', write: repeated(['a-b.c/d_e'], '') },
  { name: 'a letter under many marks', write: (length) => `e${'\u0301'.repeat(Math.max(0, length - 1))}` },
  { name: 'letters that become eighteen', write: repeated(['\ufdfa'], '') },
  { name: 'sizes and units', write: repeated(['12mm', '3/4"', '1.5kW', '10x20x30', 'PN16'], ' ') },
  {
    name: 'words and countries',
    write: repeated(['valve in Saudi Arabia', 'pump from China', 'cheap under 20 usd'], ' '),
  },
  { name: 'brackets and quotes', write: repeated(['("[{', "}])'"], '') },
];

let written = 0;
/** Each text ends with a word of its own where it has room: the server keeps what it read in the last texts. */
export const expensiveTexts: readonly ExpensiveText[] = kinds.map(({ name, write }) => ({
  name,
  write(length) {
    if (length < 16) return write(length);
    written += 1;
    const last = ` ${wordAt(written)}`;
    return write(length - last.length) + last;
  },
}));
