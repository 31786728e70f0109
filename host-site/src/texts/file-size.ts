import type { Locale } from '@wbn/content/editions';
import { digitsOf } from '@wbn/contract';

/** `1.4 MB` in the reader's language. */
export function fileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = new Intl.NumberFormat(digitsOf(locale), {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(Math.max(1, bytes / (isLarge ? 1_000_000 : 1000)));
}
