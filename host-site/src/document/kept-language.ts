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
 * but not over an address that names a language. English in corrected words is English.
 */
export const keptLanguage = `try{const u=new URL(location.href),q=u.searchParams,codes=${JSON.stringify(locales.map(({ code }) => code))},kept=localStorage.getItem("${keptLanguageKey}"),first=navigator.languages.map(t=>t.slice(0,2)).find(t=>codes.includes(t)),wanted=q.has("lang")?performance.getEntriesByType("navigation")[0].redirectCount&&kept:kept||first!=="en"&&first;if(codes.includes(wanted)&&wanted!==document.documentElement.lang.slice(0,2)){q.set("lang",wanted);location.replace(u)}}catch{}`;
