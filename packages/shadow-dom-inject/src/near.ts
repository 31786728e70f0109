const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back once when the element is near the screen. One observer serves all elements. An element that leaves the page waits on, and is
 * near again only in the page.
 */
export function whenNear(element: Element, arrived: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer!.unobserve(target);
        waiting.get(target)!();
      }
    },
    { rootMargin: '300px' },
  );
  waiting.set(element, arrived);
  observer.observe(element);
}
