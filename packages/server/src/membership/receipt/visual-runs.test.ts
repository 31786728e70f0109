import { expect, it } from 'vitest';
import { visualRuns } from './visual-runs.ts';

/** The line in visual order from left to right. Arabic runs, which their font reorders itself, are in `<>`. */
const seen = (line: string) =>
  visualRuns(line)
    .map(({ subset, text }) => (subset === 'arabic' && !/\p{Nd}/u.test(text) ? `<${text}>` : text))
    .join('');

it.each([
  ['Najd Valves', 'Najd Valves'],
  ['Łódź & Co <b>', 'Łódź & Co <b>'],
  ['Paid by شركة نجد, Riyadh', 'Paid by <نجد> <شركة>, Riyadh'],
  // Latin words and numbers keep their order within a right-to-left line, even if two font files draw them.
  ['شركة Łódź نجد', '<نجد> Łódź <شركة>'],
  ['من 22 نوفمبر 2026 إلى 21 نوفمبر 2027', '2027 <نوفمبر> 21 <إلى> 2026 <نوفمبر> 22 <من>'],
  ['العضوية الذهبية، سنة واحدة', '<واحدة> <سنة> <الذهبية،> <العضوية>'],
  ['نجد (الرياض) 1850.00', '1850.00 (<الرياض>) <نجد>'],
  ['مصنع رقم ٢٥', '٢٥ <رقم> <مصنع>'],
])('%s is seen in the order in which it is read', (line, expected) => {
  expect(seen(line)).toBe(expected);
});
