import { expect, it } from 'vitest';
import { loadTexts, textsNow } from './texts.ts';

const english = { failed: 'failed', retry: 'retry' };
const arabic = { failed: 'فشل', retry: 'إعادة' };

it('a language that cannot be fetched is English, and is asked for again', async () => {
  let offline = true;
  const source = {
    en: english,
    ar: () => (offline ? Promise.reject(new Error('offline')) : Promise.resolve({ texts: arabic })),
  };
  expect(await loadTexts(source, 'ar')).toBe(english);
  expect(textsNow(source, 'ar')).toBeUndefined();
  offline = false;
  expect(await loadTexts(source, 'ar')).toBe(arabic);
  expect(textsNow(source, 'ar')).toBe(arabic);
});
