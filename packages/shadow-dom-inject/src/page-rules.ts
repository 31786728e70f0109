/** Values that no page sets by chance. */
const probeStyles = ':host{display:block;visibility:visible;color:rgb(1,2,3)}';

/**
 * Rules against what the page says to every element at once, such as `body * { display: none !important }`; '' on most pages. The element
 * belongs to the page: a class, a tag's rule or an inline style on it holds. A rule for all elements is not meant for it. A bare element
 * with values of its own tells the two apart: only a rule for all elements can change them.
 */
export function rulesAgainstPage(): string {
  const probe = document.createElement('x-probe');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(probeStyles);
  probe.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  // Inline styles give way to !important alone: a plain `* { font-family: … }` is a wish that holds for widgets too.
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
