import { chainOf, clippingBoxes } from './ancestors.ts';

type Point = readonly [x: number, y: number];

/** Nine points of the part of an element that stands in the window; none if that part is small. */
function pointsOf(element: Element): readonly Point[] {
  const own = element.getBoundingClientRect();
  let { left, right, top, bottom } = own;
  for (const box of [
    new DOMRect(0, 0, innerWidth, innerHeight),
    ...clippingBoxes(element).map((one) => one.getBoundingClientRect()),
  ]) {
    left = Math.max(left, box.left);
    right = Math.min(right, box.right);
    top = Math.max(top, box.top);
    bottom = Math.min(bottom, box.bottom);
  }
  const isSmall = right - left < own.width / 2 || bottom - top < Math.min(own.height, innerHeight) / 2;
  if (isSmall) return [];
  const shares = [0.1, 0.5, 0.9];
  return shares.flatMap((x) => shares.map((y) => [left + x * (right - left), top + y * (bottom - top)] as const));
}

/** The innermost element at a point, also inside shadow roots. */
function elementAt([x, y]: Point): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const inner: Element | null | undefined = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}

/** Whether a cover comes and goes: an open dialog or list, or a bar that stays while the page scrolls below it. */
function isPassing(cover: readonly Element[]): boolean {
  return cover.some((one) => {
    if (one.matches(':modal, :popover-open, :fullscreen')) return true;
    const { width, height } = one.getBoundingClientRect();
    return (
      ['fixed', 'sticky'].includes(getComputedStyle(one).position) && width * height < (innerWidth * innerHeight) / 2
    );
  });
}

/** The element of the page that stands in front of the whole of another. */
export function coverOf(element: Element): Element | undefined {
  const chain = new Set(chainOf(element));
  if (getComputedStyle(element).pointerEvents === 'none') return undefined;
  // Where an element is cut out, the pointer meets what stands behind it.
  if ([...chain].some((one) => getComputedStyle(one).clipPath !== 'none')) return undefined;
  let cover: Element | undefined;
  for (const point of pointsOf(element)) {
    const hit = elementAt(point);
    const above = hit ? [...chainOf(hit)] : [];
    if (!hit || chain.has(hit) || above.includes(element)) return undefined;
    const apart = above.filter((one) => !chain.has(one));
    if (isPassing(apart)) return undefined;
    cover ??= apart.at(-1);
  }
  return cover;
}
