import { expect, it } from 'vitest';
import { answerTime } from './answers.ts';

it.each([
  [1, 'en', '1 hour'],
  [48, 'en', '48 hours'],
  [49, 'en', '3 days'],
  [6, 'es', '6 horas'],
  [6, 'it', '6 ore'],
  [6, 'zh', '6小时'],
  [6, 'ar', '6 ساعات'],
])('an answer after %i hours is in %s: %s', (hours, locale, said) => {
  expect(answerTime(hours, locale)).toBe(said);
});
