import type { Locale } from './types.ts';

/** Languages by the code of `?lang=xx`, each in its own script. */
export const locales: readonly { readonly code: Locale; readonly label: string; readonly direction: 'ltr' | 'rtl' }[] =
  [
    { code: 'en', label: 'English', direction: 'ltr' },
    { code: 'es', label: 'Español', direction: 'ltr' },
    { code: 'it', label: 'Italiano', direction: 'ltr' },
    { code: 'zh', label: '中文', direction: 'ltr' },
    { code: 'ar', label: 'العربية', direction: 'rtl' },
  ];

/** The code of the edition that runs without another setting. */
export const defaultEditionCode = 'sa';
