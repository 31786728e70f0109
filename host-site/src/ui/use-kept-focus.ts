import { useLayoutEffect, useRef } from 'react';

/**
 * What had the focus may be gone with what was shown before: who uses the keyboard goes on in the page or, where that is known, at the next
 * control, and the page stays where it is. `shown` is what is drawn: its first value is what was there at the start.
 */
export function useKeptFocus(shown: unknown, next = 'content'): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    const isFirst = before.current === shown;
    before.current = shown;
    if (!isFirst && document.activeElement === document.body) {
      document.getElementById(next)?.focus({ preventScroll: true });
    }
  }, [shown, next]);
}
