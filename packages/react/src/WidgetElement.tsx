'use client';

import { createElement, type ReactNode, type RefObject, useContext, useEffect, version } from 'react';
import { ShadowRootContext } from './shadow-root-context.ts';

export interface WidgetElementProps {
  readonly tag: string;
  /** Attributes of the element; other props of React's too, as `style` and `onClick`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly host: RefObject<HTMLElement | null>;
  /** What is subscribed as the element is made: `onwbn-ready` and the like. */
  readonly listeners?: Readonly<Record<string, (event: CustomEvent) => void>>;
  /** Its declarative shadow root, where a server drew it: what `renderWidget` answered. */
  readonly root?: string | undefined;
  /** The element's own content, where no server draws it. */
  readonly children?: ReactNode;
}

// React 18 makes an attribute of everything.
const setsProperties = !version.startsWith('18.');

/**
 * The element itself, and the one place where HTML is put into a page as text: the declarative root that the widget's own renderer drew
 * and escaped. The parser takes it out of the light DOM, so the browser hydrates an element without children.
 */
export function WidgetElement({ attributes, children, data, host, listeners, root, tag }: WidgetElementProps) {
  const draw = useContext(ShadowRootContext);
  const isDefined = typeof customElements !== 'undefined' && customElements.get(tag) !== undefined;
  useEffect(() => {
    // Set before the definition comes, a property is taken over by it; an attribute would hold no object.
    const element = host.current as { data?: unknown } | null;
    if (element && data !== undefined && element.data !== data) element.data = data;
  }, [data, host]);
  const set = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined && value !== ''));
  if (root) {
    return createElement(tag, {
      ...set,
      ...listeners,
      ref: host,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: root },
    });
  }
  if (!draw) {
    // Known before it is connected, so that the element asks for nothing that is here already.
    const given = isDefined && data !== undefined && setsProperties ? { ...set, data } : set;
    return createElement(tag, { ...given, ...listeners, ref: host, suppressHydrationWarning: true }, children);
  }
  const texts = Object.entries(set).filter((one): one is [string, string] => typeof one[1] === 'string');
  const __html = draw(tag, Object.fromEntries(texts), data);
  return createElement(tag, { ...set, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html } });
}
