import { rulesAgainstPage } from './page-rules.ts';

/** One CSSStyleSheet per text for all widgets and elements: separate sheets cost 1.4 times the style work. */
const sheets = new Map<string, CSSStyleSheet>();
let rules: string | undefined;

function write(): void {
  const found = rulesAgainstPage();
  if (found === rules) return;
  rules = found;
  for (const [text, sheet] of sheets) sheet.replaceSync(text + rules);
}

export function sheetsOf(texts: readonly string[]): CSSStyleSheet[] {
  if (rules === undefined) {
    write();
    // A style sheet of the page may still be loading.
    if (document.readyState !== 'complete') addEventListener('load', write);
  }
  return texts.map((text) => {
    let sheet = sheets.get(text);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text + rules);
      sheets.set(text, sheet);
    }
    return sheet;
  });
}
