/** Values that no page sets by accident. */
const probeStyles = ':host{display:block;visibility:visible;color:rgb(1,2,3)}';

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
  const { display, visibility, color, position, fontSize } = getComputedStyle(probe);
  const rules =
    (display === 'none' ? ':host{display:block!important}' : '') +
    (visibility === 'visible' ? '' : ':host{visibility:inherit!important}') +
    (position === 'relative' ? '' : ':host{position:static!important}') +
    (fontSize === '7px' ? '' : ':host{font:inherit!important}') +
    (color === 'rgb(1, 2, 3)' ? '' : '[part=root]{color:var(--root-color)!important}');
  probe.remove();
  return rules;
}
