import { type RefObject, useEffect } from 'react';
import { wakeWidgets } from './wake-widgets.ts';

/** An element made in the browser has no server's drawing to show: its code is needed at once. */
export function useWakeBareWidget(host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (host.current && !host.current.shadowRoot) wakeWidgets(host.current.localName);
  }, [host]);
}
