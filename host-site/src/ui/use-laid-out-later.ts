import { type RefObject, useEffect } from 'react';

/** Milliseconds between two parts: each is laid out in a task of its own, and what the reader does comes in between. */
const pause = 150;
const waiting: HTMLElement[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  const part = waiting.shift();
  if (part) part.dataset.laidOut = '';
  timer = part && setTimeout(next, pause);
}

/**
 * Has what stands below the first screen laid out once the page works, one part after the other: what captures or searches the page whole
 * finds it. The parts are those in the element that the selector names, or the element itself.
 */
export function useLaidOutLater(element: RefObject<HTMLElement | null>, selector?: string): void {
  useEffect(() => {
    const { current } = element;
    if (current) waiting.push(...(selector ? current.querySelectorAll<HTMLElement>(selector) : [current]));
    if (timer === undefined) timer = setTimeout(next, pause);
  }, [element, selector]);
}
