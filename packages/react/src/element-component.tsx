'use client';

import { forwardRef, type ReactElement, type ReactNode, type Ref, useImperativeHandle, useRef, version } from 'react';
import { useWidgetEvents } from './use-widget-events.ts';
import { WidgetElement } from './WidgetElement.tsx';

const isReact18 = version.startsWith('18.');

/** Not React's FunctionComponent: that of React 19 may answer with a promise, and `ElementRef` refuses it. */
export interface ElementComponent<Props> {
  (props: Props): ReactElement | null;
  displayName?: string | undefined;
}

/** By the name of a prop, the name that the element has for it. */
export type Names = Readonly<Record<string, string>>;

/**
 * The component of an element: the props that stand for its attributes and events take their names there, and all other props go to the
 * element as they are. Whether the element is defined yet makes no difference.
 */
export function elementComponent<Props extends object>(
  name: string,
  tag: string,
  attributeNames: Names,
  events: Names,
): ElementComponent<Props> {
  function Component({ children, data, ref, root, ...props }: Record<string, unknown>) {
    const host = useRef<HTMLElement>(null);
    const listeners: Record<string, ((event: CustomEvent) => void) | undefined> = {};
    const attributes: Record<string, unknown> = {};
    for (const [prop, event] of Object.entries(events)) listeners[event] = props[prop] as (typeof listeners)[string];
    for (const [prop, value] of Object.entries(props)) {
      // React translates className only for its own elements.
      if (!(prop in events)) attributes[prop === 'className' ? 'class' : (attributeNames[prop] ?? prop)] = value;
    }
    useImperativeHandle(ref as Ref<HTMLElement>, () => host.current as HTMLElement);
    const heard = useWidgetEvents(host, listeners);
    return (
      <WidgetElement tag={tag} attributes={attributes} listeners={heard} data={data} host={host} root={root as string}>
        {children as ReactNode}
      </WidgetElement>
    );
  }
  Component.displayName = name;
  if (!isReact18) return Component as ElementComponent<Props>;
  // Only forwardRef passes `ref` in React 18.
  const Forwarding = forwardRef<HTMLElement, Record<string, unknown>>((props, ref) => Component({ ...props, ref }));
  Forwarding.displayName = name;
  return Forwarding as unknown as ElementComponent<Props>;
}
