import { type RefObject, useEffect } from 'react';

/** Milliseconds between two parts: each is laid out in its own task, and input events run in between. */
const pause = 150;
const waiting: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const part = waiting.shift();
  if (part) part.dataset.laidOut = '';
  timer = part && setTimeout(next, pause);
}

/**
 * Lays out content below the first screen part by part after hydration, so that page search and screenshots find it. The parts match the
 * selector inside the element, or are the element itself.
 */
export function useLaidOutLater(element: RefObject<HTMLElement | null>, selector?: string): void {
  useEffect(() => {
    const { current } = element;
    if (current) waiting.push(...(selector ? current.querySelectorAll<HTMLElement>(selector) : [current]));
    if (timer === undefined) timer = setTimeout(next, pause);
  }, [element, selector]);
}
