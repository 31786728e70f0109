import { expect, it } from 'vitest';
import { sentences } from '../sentences.ts';
import { copyrightLine, technicalSpecifications } from '../writing/labels.ts';
import { inFixedEnglish } from './index.ts';

it('corrects every text of an object at any depth, and nothing else', () => {
  const mainProducts = () => 'Upload Inquiry';
  const texts = {
    technical: technicalSpecifications,
    list: ['Upload Inquiry', 'Other'],
    deep: { prompt: sentences.commentLogin, saved: sentences.saved },
    mainProducts,
    count: 3,
    none: undefined,
  };
  expect(inFixedEnglish(texts)).toEqual({
    technical: 'Technical Specifications',
    list: ['Send Inquiry', 'Other'],
    deep: { prompt: 'If you want to comment you must be logged in.', saved: sentences.saved },
    mainProducts,
    count: 3,
    none: undefined,
  });
  expect(inFixedEnglish(copyrightLine)).not.toMatch(/\d/);
});

it('a text named like a property of every object stays as it is', () => {
  expect(inFixedEnglish(['constructor', 'toString', '__proto__'])).toEqual(['constructor', 'toString', '__proto__']);
});
