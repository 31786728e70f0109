import { useEffect, useRef, useState } from 'react';

/** Whether an element has ever come near the viewport. */
export function useInView<E extends Element>(rootMargin = '200px') {
  const element = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [seen, rootMargin]);
  return [element, seen] as const;
}
