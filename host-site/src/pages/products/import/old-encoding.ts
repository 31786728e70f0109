import type { Locale } from '@wbn/content/editions';

/** Encodings of old spreadsheets by the language of the page. */
const ofLanguage: Partial<Record<Locale, string>> = { ar: 'windows-1256', zh: 'gb18030' };

/**
 * Whether most bytes above ASCII stand in runs of three or more, as in Arabic and Chinese words. In a Latin word few letters have an accent.
 */
function standInRuns(bytes: Uint8Array): boolean {
  let [high, inRuns, run] = [0, 0, 0];
  for (const byte of bytes) {
    run = byte < 0x80 ? 0 : run + 1;
    if (run > 0) high += 1;
    // The third byte of a run counts for all three.
    if (run >= 3) inRuns += run === 3 ? 3 : 1;
  }
  return inRuns * 2 > high;
}

/** Chinese characters have two bytes each. The second is never a space or comma, so that Arabic words break the rule soon. */
function isChinese(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('gb18030', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The Arabic article. */
const article = /\u0627\u0644/;

/**
 * The encoding of a list that is not in UTF-8. Many people read the page in another language than that of their list, so the bytes tell Arabic
 * and Chinese words. The language of the page decides only where the bytes leave it open.
 *
 * @example oldEncodingOf(Uint8Array.of(0x63, 0x61, 0x66, 0xe9).buffer, 'en') // 'windows-1252': café
 */
export function oldEncodingOf(buffer: ArrayBuffer, locale: Locale): string {
  const bytes = new Uint8Array(buffer);
  const ofPage = ofLanguage[locale];
  if (!standInRuns(bytes)) return ofPage ?? 'windows-1252';
  if (!isChinese(bytes)) return 'windows-1256';
  if (ofPage) return ofPage;
  return article.test(new TextDecoder('windows-1256').decode(bytes)) ? 'windows-1256' : 'gb18030';
}
