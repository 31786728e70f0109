import { expect, it } from 'vitest';
import { piecesOf, searchedWords } from './highlight.ts';

const marked = (text: string, ...searches: string[]) =>
  piecesOf(text, searchedWords(...searches))
    .map(({ isHit, text: piece }) => (isHit ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Steel pumps for water', 'pump', 'Steel [pumps] for water'],
  ['Válvula de presión', 'VALVULA de presion', '[Válvula] de [presión]'],
  ['Glass boxes', 'box', 'Glass [boxes]'],
  ['مضخة المياه', 'مياه', 'مضخة [المياه]'],
  ['不锈钢水泵', '水泵', '不锈钢[水泵]'],
  ['Pumps in stock in Oman', 'pumps in Oman', '[Pumps] in stock in [Oman]'],
  ['Tornillos de acero', 'tornillos de acero', '[Tornillos] de [acero]'],
  ['24 V relay', '24 V', '[24] V relay'],
  ['Plastic and steel', 'steel -plastic', 'Plastic and [steel]'],
  ['Steel or brass', 'steel OR brass', '[Steel] or [brass]'],
  ['Pumpernickel', 'pump', 'Pumpernickel'],
  ['a+b (c) [d] \\ $', '(c) [d] \\ $ +', 'a+b (c) [d] \\ $'],
  ['<b>pump</b> & <script>', 'pump script', '<b>[pump]</b> & <[script]>'],
  ['nothing', '', 'nothing'],
])('marks in %j, searched for %j: %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

it('keeps every letter of a text, whatever is searched', () => {
  for (const text of ['', ' ', 'e\u0301te\u0301', '👩‍🔧 pumps', '水泵pump水泵', 'ab'.repeat(500)])
    for (const search of ['pump', '水泵', '(', 'ab', 'ete'])
      expect(
        piecesOf(text, searchedWords(search))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
});
