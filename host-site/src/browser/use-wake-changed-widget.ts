import { type RefObject, useEffect, useRef } from 'react';
import { outdatedDrawings } from './outdated-drawings.ts';
import { wakeWidgets } from './wake-widgets.ts';

/** Server-drawn markup shows the initial attributes: once they change, the element needs its code. */
export function useWakeChangedWidget(host: RefObject<HTMLElement | null>, attributes: string): void {
  const drawn = useRef(attributes);
  useEffect(() => {
    const { current } = host;
    if (!current || attributes === drawn.current || customElements.get(current.localName)) return;
    outdatedDrawings.add(current);
    wakeWidgets(current.localName);
  }, [host, attributes]);
}
