'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Listener = (event: CustomEvent) => void;
export type Listeners = Readonly<Record<string, Listener | undefined>>;

// A server has no layout, and React warns about every layout effect there.
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Subscribes to events of an element once each; always calls the newest listeners. Returns props of the element, which React subscribes
 * when it creates the element, before a fast widget is ready. During hydration React does not, so an effect subscribes again; a second
 * subscription of the same function has no effect.
 */
export function useWidgetEvents(
  host: RefObject<HTMLElement | null>,
  listeners: Listeners,
): Readonly<Record<string, Listener>> {
  const latest = useRef(listeners);
  useEarlyEffect(() => {
    latest.current = listeners;
  });
  const heard = useRef<Readonly<Record<string, Listener>>>(undefined);
  heard.current ??= Object.fromEntries(
    Object.keys(listeners).map((name) => [`on${name}`, (event: CustomEvent) => latest.current[name]?.(event)]),
  );
  useEffect(() => {
    const element = host.current;
    const all = Object.entries(heard.current ?? {}) as [string, EventListener][];
    for (const [name, listener] of all) element?.addEventListener(name.slice(2), listener);
    return () => {
      for (const [name, listener] of all) element?.removeEventListener(name.slice(2), listener);
    };
  }, [host]);
  return heard.current;
}
