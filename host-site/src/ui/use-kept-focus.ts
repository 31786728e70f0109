import { useLayoutEffect, useRef } from 'react';

/**
 * If the focused element disappears, moves the focus to the next control (or the page's content) without scrolling. `shown` identifies the
 * current content; its first value is the initial content.
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
