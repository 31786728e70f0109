import type { Lexicon } from './lexicon.ts';

const run = /\p{Script=Han}+/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const segmented = (text: string): string => [...segmenter.segment(text)].map(({ segment }) => segment).join(' ');

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
