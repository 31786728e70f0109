'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** An event as its own element hears it. */
type HeardBy<Element, Detail> = CustomEvent<Detail> & { readonly currentTarget: Element };

/** Subscribes to an event of an element once; always calls the newest listener. */
export function useWidgetEvent<Detail, Element extends HTMLElement = HTMLElement>(
  host: RefObject<Element | null>,
  name: string,
  listener: ((event: HeardBy<Element, Detail>) => void) | undefined,
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    const element = host.current;
    const hear = (event: Event) => latest.current?.(event as HeardBy<Element, Detail>);
    element?.addEventListener(name, hear);
    return () => element?.removeEventListener(name, hear);
  }, [host, name]);
}
