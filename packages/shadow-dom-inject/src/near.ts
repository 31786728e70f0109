const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once when the element is near the screen; returns a function that cancels it. One observer serves all elements. */
export function whenNear(element: Element, arrived: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: '300px' },
  );
  waiting.set(element, arrived);
  observer.observe(element);
  return () => observer!.unobserve(element);
}
