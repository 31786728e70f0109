import anyAscii from 'any-ascii';
import { pinyin } from 'pinyin-pro';
import { words } from '../engine/index.ts';
import { arabicSkeleton, latinSkeleton } from './arabic/latin-arabic.ts';

/** Names in any script as people write them in Latin letters. Only the server loads the tables for it. */

const foreignLetter = /(?!\p{Script=Latin})\p{L}/u;
/** Whether a text has letters other than Latin ones. */
export const isForeign = (text: string): boolean => foreignLetter.test(text);

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}+/gu;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

const syllables = (text: string): string[] => pinyin(text, { toneType: 'none', type: 'array', v: true });

/** Words of a run. Single characters are the parts of a name that no dictionary has, so those in a row are one word. */
function chineseParts(run: string): number[] {
  const lengths: number[] = [];
  let isOpen = false;
  for (const { segment } of segmenter.segment(run)) {
    const length = [...segment].length;
    if (isOpen && length === 1) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(length);
    isOpen = length === 1;
  }
  return lengths;
}

/** Chinese words: the syllables of each together. A character is read as the whole run suggests (乐清 is Yueqing, 快乐 kuaile). */
function chineseWords(run: string): string {
  const read = syllables(run);
  let end = 0;
  return chineseParts(run)
    .map((length) => {
      end += length;
      return read.slice(end - length, end).join('');
    })
    .join(' ');
}

/** Signs for letters that Latin lacks (ʿain, soft sign) are left out, as people do. */
const inLatin = (text: string): string => anyAscii(text).replace(/(?<=[A-Za-z])['`]|['`](?=[A-Za-z])/g, '');

/** Chinese characters of a Japanese name have other readings, which need a dictionary: they stay with the reading of the table. */
const romanizedBy = (text: string, chinese: (run: string) => string): string =>
  inLatin(kana.test(text) ? text : text.replace(han, (run) => ` ${chinese(run)} `))
    .replace(/\s+/g, ' ')
    .trim();

const longestName = 200;

/** The Latin spellings of a name: Chinese by words, as one word, and by syllables. Empty for a name in Latin letters. */
export function latinNames(given: string): string[] {
  const name = given.slice(0, longestName);
  if (!isForeign(name)) return [];
  const ways = [chineseWords, (run: string) => syllables(run).join(''), (run: string) => syllables(run).join(' ')];
  return [...new Set(ways.map((way) => romanizedBy(name, way)))];
}

/** A word of a name, with its consonants: these are the same in every spelling. */
export interface Sound {
  readonly word: string;
  readonly consonants: string;
}

/** One consonant stands for too many names; two are enough only where nothing else is found. */
const fewest = 2;
const arabicWord = /^[\u0621-\u064a]+$/;

/** The words of a text that have enough consonants to be recognised. */
export const soundsIn = (text: string): Sound[] =>
  text
    .slice(0, longestName)
    .split(/[\s,/&-]+/)
    .flatMap((part): Sound[] => {
      const [only, ...more] = words(part);
      if (only !== undefined && more.length === 0 && arabicWord.test(only))
        return [{ word: romanizedBy(part, chineseWords), consonants: arabicSkeleton(only) }];
      return words(romanizedBy(part, chineseWords)).map((word) => ({ word, consonants: latinSkeleton(word) }));
    })
    .filter(({ consonants }) => consonants.length >= fewest && !/\d/.test(consonants));
