import { chainOf, clippingBoxes, shortName } from './ancestors.ts';
import { coverOf } from './covered.ts';

/** Why the browser draws nothing of a box. */
function notDrawn(element: Element, style: CSSStyleDeclaration): string | undefined {
  if (element instanceof HTMLDialogElement && !element.open && style.display === 'none') return 'is closed';
  if (element.matches('[popover]') && style.display === 'none') return 'is closed';
  if (style.contentVisibility === 'hidden') return 'has content-visibility: hidden';
  if (style.display !== 'none') return undefined;
  return element.hasAttribute('hidden') ? 'has the attribute hidden' : 'has display: none';
}

/** A transparent element that comes into view by scrolling, or is just being moved, is on its way. */
function isFading(element: Element, { transitionDuration }: CSSStyleDeclaration): boolean {
  if (element.getAnimations().some(({ playState }) => playState === 'running')) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return (top >= innerHeight || bottom <= 0) && transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
}

/** Whether a clip shows nothing, as far as its numbers say. */
function clipsAll({ clip, clipPath, position }: CSSStyleDeclaration): boolean {
  const numbersOf = (text: string) =>
    text
      .slice(text.indexOf('(') + 1, -1)
      .split(/[ ,]/)
      .filter(Boolean);
  if (clipPath.startsWith('inset(') && !clipPath.includes('round')) {
    const [top = '0', right = top, bottom = top, left = right] = numbersOf(clipPath);
    const share = (one: string, other: string) =>
      [one, other].every((size) => size.endsWith('%')) && parseFloat(one) + parseFloat(other) >= 100;
    return share(top, bottom) || share(left, right);
  }
  if (clipPath.startsWith('circle(0') || clipPath.startsWith('ellipse(0'))
    return parseFloat(numbersOf(clipPath)[0]!) === 0;
  if (!clip.startsWith('rect(') || !['absolute', 'fixed'].includes(position)) return false;
  const [top, right, bottom, left] = numbersOf(clip).map(parseFloat) as [number, number, number, number];
  return bottom <= top || right <= left;
}

/** Whether a box cuts off what it holds and has no room for it. */
function cutsOff(
  element: Element,
  { overflowX, overflowY, display }: CSSStyleDeclaration,
): 'wide' | 'high' | undefined {
  if (display === 'contents' || display === 'inline') return undefined;
  // Of one pixel, as the usual styles for screen readers have it, nothing is seen either.
  if (overflowX !== 'visible' && element.clientWidth <= 1) return 'wide';
  return overflowY !== 'visible' && element.clientHeight <= 1 ? 'high' : undefined;
}

/** Whether boxes of these styles cut off what they hold, for an element inside them with `position: absolute` or `fixed`. */
const holds = ({ position, transform }: CSSStyleDeclaration, inner: string): boolean =>
  transform !== 'none' || (inner === 'absolute' && position !== 'static');

/** Whether nobody can scroll to the element. A box around it that scrolls or slides stands for it. */
function isOutside(element: Element): boolean {
  const { left, right, top, bottom } = (clippingBoxes(element).at(-1) ?? element).getBoundingClientRect();
  const page = document.scrollingElement ?? document.documentElement;
  const isReversed = getComputedStyle(page).direction === 'rtl';
  const first = isReversed ? page.clientWidth - page.scrollWidth : 0;
  const last = isReversed ? page.clientWidth : page.scrollWidth;
  // An element without a size may stand on an edge of the page.
  const isBefore = right + scrollX <= first && left + scrollX < first;
  const isBehind = left + scrollX >= last && right + scrollX > last;
  return isBefore || isBehind || (bottom + scrollY <= 0 && top + scrollY < 0);
}

/** Why nobody sees or can use an element, as the end of a sentence about it. `root` is what it has drawn; without it only what is around counts. */
export function hiddenBy(element: Element, drawn: Element | undefined): string | undefined {
  const root = drawn ?? element;
  const say = (one: Element, text: string) =>
    `is hidden by the page: ${one === element || one === root ? 'it' : `${shortName(one)} around it`} ${text}.`;
  let before = root;
  let inner = '';
  let invisible: Element | undefined;
  for (const one of chainOf(root)) {
    const style = getComputedStyle(one);
    const closed = notDrawn(one, style);
    if (closed) return say(one, closed);
    if (one instanceof HTMLDetailsElement && !one.open && before !== one.querySelector(':scope > summary'))
      return say(one, 'is closed');
    if (Number(style.opacity) === 0 && !isFading(one, style)) return say(one, 'has opacity: 0');
    if (clipsAll(style)) return say(one, 'cuts all off by clip-path or clip');
    const none = one !== root && (!inner || holds(style, inner)) ? cutsOff(one, style) : undefined;
    if (none) return say(one, `cuts off what does not fit and is 0 or 1 px ${none}`);
    if (one.hasAttribute('inert'))
      return `cannot be used: ${one === element ? 'it' : `${shortName(one)} around it`} is inert.`;
    // The value is inherited: the outermost element has it from a style of its own.
    if (style.visibility !== 'visible' && (one === root || invisible)) invisible = one;
    else if (invisible && style.visibility === 'visible') return say(invisible, `has visibility: hidden`);
    if (holds(style, inner)) inner = '';
    if (style.position === 'absolute' || style.position === 'fixed') inner = style.position;
    before = one;
  }
  if (invisible) return say(invisible, 'has visibility: hidden');
  const outside = () =>
    isOutside(root) ? say(root, 'stands outside the page, where nobody can scroll to') : undefined;
  // An element that waits for its data shows the page's own content. It is not drawn while it is far from the window.
  if (!drawn?.firstChild) return outside();
  const { width, height } = root.getBoundingClientRect();
  if (width < 1) return 'is 0 px wide: give it or what is around it a width.';
  if (height < 1) return 'is 0 px high: give it or what is around it a height.';
  const away = outside();
  if (away) return away;
  // The value is inherited: the outermost element of those without clicks has it from a style of its own.
  const chain = [...chainOf(root)];
  const reached = chain.findIndex((one) => getComputedStyle(one).pointerEvents !== 'none');
  const barred = chain[(reached < 0 ? chain.length : reached) - 1];
  if (barred) {
    const named = barred === element || barred === root ? 'it' : `${shortName(barred)} around it`;
    return `cannot be used: ${named} has pointer-events: none.`;
  }
  const cover = coverOf(root);
  return cover && `is covered by ${shortName(cover)}, which stands in front of it: no click reaches it.`;
}
