'use client';

import { type ComponentType, forwardRef, type ReactNode, type Ref, useImperativeHandle, useRef, version } from 'react';
import { useWidgetEvents } from './use-widget-events.ts';
import { WidgetElement } from './WidgetElement.tsx';

/** The parts of a widget's definition that a component needs. */
interface Definition {
  readonly tag: string;
  readonly meta: { readonly attributes: object };
  define(): void;
}

const isReact18 = version.startsWith('18.');
const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The component of a definition: attributes become camel-case props, events become the listeners in `events`. All other props go to the
 * element unchanged.
 */
export function widgetComponent<Props extends object>(
  name: string,
  definition: Definition,
  events: Readonly<Record<string, string>>,
): ComponentType<Props> {
  // React sets properties only on elements that are defined before it draws them. A server has no elements.
  if (typeof customElements !== 'undefined') definition.define();
  const { meta, tag } = definition;
  const attributeOf = new Map(Object.keys(meta.attributes).map((attribute) => [camelCase(attribute), attribute]));
  attributeOf.set('className', 'class'); // React translates className only for its own elements

  function Component({ children, data, ref, root, ...props }: Record<string, unknown>) {
    const host = useRef<HTMLElement>(null);
    const listeners: Record<string, ((event: CustomEvent) => void) | undefined> = {};
    const attributes: Record<string, unknown> = {};
    for (const [prop, event] of Object.entries(events)) listeners[event] = props[prop] as (typeof listeners)[string];
    for (const [prop, value] of Object.entries(props)) {
      if (!(prop in events)) attributes[attributeOf.get(prop) ?? prop] = value;
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
  if (!isReact18) return Component as ComponentType<Props>;
  // Only forwardRef passes `ref` in React 18.
  const Forwarding = forwardRef<HTMLElement, Record<string, unknown>>((props, ref) => Component({ ...props, ref }));
  Forwarding.displayName = name;
  return Forwarding as unknown as ComponentType<Props>;
}
