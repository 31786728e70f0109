'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Listener = (event: CustomEvent) => void;
export type Listeners = Readonly<Record<string, Listener | undefined>>;

// A server has no layout to wait for, and says so about every hook that does.
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Hears events of an element; the newest listener of each is called, and the element keeps one subscription. What it answers are props of
 * the element: React subscribes them as it makes one, before a widget that needs nothing is ready. It does not when it takes over what a
 * server wrote, so they are subscribed once more; a second subscription of the same function counts for nothing.
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
    for (const [name, hear] of all) element?.addEventListener(name.slice(2), hear);
    return () => {
      for (const [name, hear] of all) element?.removeEventListener(name.slice(2), hear);
    };
  }, [host]);
  return heard.current;
}
