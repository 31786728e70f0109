const sheets = new Map<string, CSSStyleSheet>();

/** Adds the styles of a part that loads after its widget: one sheet shared by all roots, once in each. */
export function adoptLate(root: Node | null | undefined, css: string): void {
  if (!(root instanceof ShadowRoot)) return;
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
