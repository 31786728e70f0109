import { expect, it } from 'vitest';
import { visualRuns } from './visual-runs.ts';

/** As it is seen from left to right; Arabic runs, which their font turns itself, stand in `<>`. */
const seen = (line: string) =>
  visualRuns(line)
    .map(({ subset, text }) => (subset === 'arabic' && !/\p{Nd}/u.test(text) ? `<${text}>` : text))
    .join('');

it.each([
  ['Najd Valves', 'Najd Valves'],
  ['Łódź & Co <b>', 'Łódź & Co <b>'],
  ['Paid by شركة نجد, Riyadh', 'Paid by <نجد> <شركة>, Riyadh'],
  // Latin words and figures keep their own order within a line from right to left, also where two files of the font draw them.
  ['شركة Łódź نجد', '<نجد> Łódź <شركة>'],
  ['من 22 نوفمبر 2026 إلى 21 نوفمبر 2027', '2027 <نوفمبر> 21 <إلى> 2026 <نوفمبر> 22 <من>'],
  ['العضوية الذهبية، سنة واحدة', '<واحدة> <سنة> <الذهبية،> <العضوية>'],
  ['نجد (الرياض) 1850.00', '1850.00 (<الرياض>) <نجد>'],
  ['مصنع رقم ٢٥', '٢٥ <رقم> <مصنع>'],
])('%s is seen in the order in which it is read', (line, expected) => {
  expect(seen(line)).toBe(expected);
});
