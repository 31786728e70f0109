/** Values that no page sets by accident. */
const probeStyles = ':host{display:block;visibility:visible;color:rgb(1,2,3)}';

/** A property of the probe, its value without such a rule, and our answer to one. */
const answers = [
  ['display', 'block', 'display:block'],
  ['visibility', 'visible', 'visibility:inherit'],
  ['position', 'relative', 'position:static'],
  ['fontSize', '7px', 'font:inherit'],
  ['color', 'rgb(1, 2, 3)', 'color:var(--root-color)'],
] as const;

/**
 * Rules that undo page rules for all elements, such as `body * { display: none !important }`; '' on most pages. The page owns the element:
 * a class, a rule for its tag or an inline style is respected, but a rule for all elements is not meant for it. A probe element with its
 * own values shows the difference: only a rule for all elements can change it.
 */
export function rulesAgainstPage(): string {
  const probe = document.createElement('x-probe');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(probeStyles);
  probe.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  // Only !important overrides inline styles: a plain `* { font-family: … }` should also apply to widgets.
  probe.style.cssText = 'position:relative;font-size:7px';
  document.body.append(probe);
  const found = getComputedStyle(probe);
  const rules = answers.map(([property, value, ours]) => (found[property] === value ? '' : `:host{${ours}!important}`));
  probe.remove();
  return rules.join('');
}
