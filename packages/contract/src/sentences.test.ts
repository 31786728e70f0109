import { expect, it } from 'vitest';
import { sentences, somethingWrong } from './sentences.ts';

it('R-118 success and failure have their default sentences', () => {
  expect(sentences.saved).toBe('Saved successfully');
  expect(sentences.somethingWrong).toBe('Something was wrong, try again please');
  expect(sentences.somethingWrong).toBe(somethingWrong);
});
