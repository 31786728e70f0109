import { chinese } from './lexicon.ts';

const run = /\p{Script=Han}+/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const segmented = (text: string): string => [...segmenter.segment(text)].map(({ segment }) => segment).join(' ');

/** Cuts a run of Chinese at the phrases that we know; the rest as the language is cut. */
function cut(text: string): string {
  const pieces: string[] = [];
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const known = chinese.get(text[at] ?? '')?.find((phrase) => text.startsWith(phrase, at));
    if (known === undefined) {
      rest += text[at];
      at += 1;
      continue;
    }
    if (rest) pieces.push(segmented(rest));
    rest = '';
    pieces.push(known);
    at += known.length;
  }
  if (rest) pieces.push(segmented(rest));
  return pieces.join(' ');
}

/** A query with spaces between its Chinese words: pairs of characters must not reach from one word into the next. */
export const segmentChinese = (text: string): string => text.replace(run, (found) => ` ${cut(found)} `);
