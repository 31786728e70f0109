import { locales } from '@wbn/content/site-languages';

/** The key in the local storage for the language that the visitor chose in the menu. */
export const keptLanguageKey = 'wbn:language';

/** Keeps the chosen language for the next visit in this browser. */
export function keepLanguage(code: string): void {
  try {
    localStorage.setItem(keptLanguageKey, code);
  } catch {
    // No storage: the language stays in the addresses only.
  }
}

/** Keeps the language of the account, unless a language was chosen in this browser. */
export function adoptLanguage(code: string | undefined): void {
  try {
    if (code && !localStorage.getItem(keptLanguageKey)) keepLanguage(code);
  } catch {
    // No storage: as above.
  }
}

/**
 * Runs in the head before the first paint. An address without a language opens in the chosen one, otherwise in the browser's first one
 * that we have (a shared cache answers before the server can redirect). A choice also wins over the server's redirect by Accept-Language,
 * but not over an address that names a language. The page's own language is compared by two letters: `en-x-fixed` is English too.
 */
export const keptLanguage = `
try {
  const address = new URL(location.href);
  const named = address.searchParams.has("lang");
  const codes = ${JSON.stringify(locales.map(({ code }) => code))};
  const kept = localStorage.getItem("${keptLanguageKey}");
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => codes.includes(code));
  const redirected = performance.getEntriesByType("navigation")[0].redirectCount > 0;
  const wanted = named ? redirected && kept : kept || (first !== "en" && first);
  if (codes.includes(wanted) && wanted !== document.documentElement.lang.slice(0, 2)) {
    address.searchParams.set("lang", wanted);
    location.replace(address);
  }
} catch {}
`;
