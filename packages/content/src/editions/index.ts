import { editions } from './records.ts';
import type { Edition, Locale } from './types.ts';

export { editions } from './records.ts';
export type { Edition, Locale } from './types.ts';

/** Languages by the code of `?lang=xx`, each in its own script. */
export const locales: readonly { readonly code: Locale; readonly label: string; readonly direction: 'ltr' | 'rtl' }[] =
  [
    { code: 'en', label: 'English', direction: 'ltr' },
    { code: 'es', label: 'Español', direction: 'ltr' },
    { code: 'it', label: 'Italiano', direction: 'ltr' },
    { code: 'zh', label: '中文', direction: 'ltr' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ];

/** The edition of a code, or undefined. */
export function editionByCode(code: string): Edition | undefined {
  return editions.find((edition) => edition.code === code.toLowerCase());
}

/** The edition that runs without another setting. */
export const defaultEdition: Edition = editionByCode('sa')!;

/** The territorial sites to link to from an edition: all the others, by country name. */
export function sisterEditions(running: Edition = defaultEdition): Edition[] {
  return (
    editions
      .filter((edition) => edition.code !== running.code)
      // Creating a collator is slow on phones, and these names sort the same without one.
      .sort((one, other) => (one.countryName < other.countryName ? -1 : 1))
  );
}
