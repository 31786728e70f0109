const keep = /^(?:[A-Z]{2,}.*|[A-Z]-.*|.*\d.*|PLCs|ECG|Teflon|Majlis|Halal)$/;

/** As it stands in the middle of a sentence: "CNC Lathes" → "CNC lathes". */
export const inSentence = (name: string): string =>
  name
    .split(' ')
    .map((word) => (keep.test(word) ? word : word.toLowerCase()))
    .join(' ');

const uncounted =
  /(?:ss|us|is|ics|ings|wear|ware|clothes|jeans|trousers|glasses|series|services|goods|works|supplies|logistics|textiles|towels)$/i;

/** The singular of a subcategory's last word; names joined with "&" and words without a singular stay. */
export function singular(name: string): string {
  if (name.includes('&') || uncounted.test(name)) return name;
  if (/ies$/.test(name) && !/(?:movies|cookies)$/i.test(name)) return name.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(name)) return name.replace(/es$/, '');
  if (/(?:kni|wi|li|shel|hal|lea|loa|scar)ves$/i.test(name)) return name.replace(/ves$/, 'f');
  return name.replace(/s$/, '');
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a" or "an" by sound, as far as spelling tells. */
export const article = (next: string): string =>
  /^(?:[aeio]|u(?!ni|se|ti)|\d?8|18-|x-ray|ECG|ERP|SCARA|RFID|LED|AC |IO-|FRP)/i.test(next) &&
  !/^(?:one|eu)/i.test(next)
    ? 'an'
    : 'a';

/** Corrects "a" before the words that a template put there. */
export const fixArticles = (text: string): string =>
  text.replace(/\b([Aa]) (?=(\S+))/g, (whole, a: string, next: string) => (article(next) === 'an' ? `${a}n ` : whole));

/** "x, y and z". */
export const enumerate = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
