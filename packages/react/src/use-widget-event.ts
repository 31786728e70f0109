'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Subscribes to an event of an element once; always calls the newest listener. */
export function useWidgetEvent<Detail>(
  host: RefObject<HTMLElement | null>,
  name: string,
  listener: ((event: CustomEvent<Detail>) => void) | undefined,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const element = host.current;
    const hear = (event: Event) => latest.current?.(event as CustomEvent<Detail>);
    element?.addEventListener(name, hear);
    return () => element?.removeEventListener(name, hear);
  }, [host, name]);
}
