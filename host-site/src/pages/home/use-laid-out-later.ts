import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds between two groups: each is laid out in a task of its own, and what the reader does comes in between. */
const pause = 150;

/** Has the groups below the first screen laid out one after the other, once the page works: what captures or searches it whole finds them. */
export function useLaidOutLater(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const groups = section.current?.querySelectorAll<HTMLElement>('.latest-group').values();
    const next = () => {
      const group = groups?.next().value;
      if (!group) return;
      group.dataset.laidOut = '';
      timer = setTimeout(next, pause);
    };
    let timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  }, []);
  return section;
}
