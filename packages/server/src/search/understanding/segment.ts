import { type Lexicon, smallWords } from './lexicon.ts';

const run = /\p{Script=Han}+/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words of a text. Characters in a row are a word that the segmenter does not know: each alone would be in many texts. */
function* wordsIn(text: string): Generator<string> {
  let unknown = '';
  for (const { segment } of segmenter.segment(text)) {
    if ([...segment].length === 1 && !smallWords.has(segment)) {
      unknown += segment;
      continue;
    }
    if (unknown !== '') yield unknown;
    unknown = '';
    yield segment;
  }
  if (unknown !== '') yield unknown;
}

const segmented = (text: string): string => [...wordsIn(text)].join(' ');

/** Cuts a run of Chinese at known phrases, and the rest with Intl.Segmenter. */
function cut(text: string, { chineseFrom }: Lexicon): string {
  const pieces: string[] = [];
  let rest = '';
  for (let index = 0; index < text.length; ) {
    const known = chineseFrom(text[index] ?? '').find((phrase) => text.startsWith(phrase, index));
    if (known === undefined) {
      rest += text[index];
      index += 1;
      continue;
    }
    if (rest) pieces.push(segmented(rest));
    rest = '';
    pieces.push(known);
    index += known.length;
  }
  if (rest) pieces.push(segmented(rest));
  return pieces.join(' ');
}

/** Adds spaces between the Chinese words of a query, so that pairs of characters do not cross word borders. */
export const segmentChinese = (text: string, lexicon: Lexicon): string =>
  text.replace(run, (found) => ` ${cut(found, lexicon)} `);
