import { type RefObject, useEffect, useRef } from 'react';
import { outdatedDrawings } from './outdated-drawings.ts';
import { wakeWidgets } from './wake-widgets.ts';

/** A server's drawing shows what stood in the attributes then: once they change, the element's own code is needed. */
export function useWakeChangedWidget(host: RefObject<HTMLElement | null>, attributes: string): void {
  const drawn = useRef(attributes);
  useEffect(() => {
    const { current } = host;
    if (!current || attributes === drawn.current || customElements.get(current.localName)) return;
    outdatedDrawings.add(current);
    wakeWidgets(current.localName);
  }, [host, attributes]);
}
