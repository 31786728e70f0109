import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { tabStop } from './tab-order.ts';

/** Milliseconds that the pointer must stay on an item: on its way to the panel it crosses others. */
const settleTime = 60;
/** Milliseconds to return before the panel closes. */
const graceTime = 120;

/** The industry with the open flyout: opened by hover or by its button (keyboard, touch), closed by leaving, Escape or a click. */
export function useFlyout() {
  const [openID, setOpen] = useState<string>();
  const [shownID, setShown] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (id: string) => {
    setShown(id);
    setOpen(id);
  };
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(undefined);
  }, []);

  return {
    openID,
    /** Kept during the fade-out, so that the panel does not empty too early. */
    shownID,
    close,
    toggle: (id: string) => {
      clearTimeout(timer.current);
      if (openID === id) close();
      else open(id);
    },
    item: (id: string) => ({
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(openID === undefined ? 0 : settleTime, () => open(id));
      },
    }),
    area: {
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(graceTime, close);
      },
      onPointerEnter: () => clearTimeout(timer.current),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (openID === undefined) return;
        if (event.key === 'Tab') {
          const stop = tabStop(event.currentTarget, event.shiftKey);
          // Beyond the last stop the closed panel, the last in the page, is passed over.
          if (!stop) return close();
          event.preventDefault();
          stop.focus();
        } else if (event.key === 'Escape') {
          event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
          close();
        }
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const next = event.relatedTarget;
        if (next instanceof Node && !event.currentTarget.contains(next)) close();
      },
    },
  };
}
