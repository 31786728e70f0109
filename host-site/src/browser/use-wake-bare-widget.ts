import { type RefObject, useEffect } from 'react';
import { wakeWidgets } from './wake-widgets.ts';

/** An element that is created in the browser has no server-drawn markup, so it needs its code at once. */
export function useWakeBareWidget(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (host.current && !host.current.shadowRoot) wakeWidgets(host.current.localName);
  }, [host]);
}
