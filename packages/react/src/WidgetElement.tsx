'use client';

import { createElement, type ReactNode, type RefObject, useContext, useEffect, useState, version } from 'react';
import { ShadowRootContext } from './shadow-root-context.ts';

export interface WidgetElementProps {
  readonly tag: string;
  /** Attributes of the element; also other React props such as `style` and `onClick`. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly host: RefObject<HTMLElement | null>;
  /** Listeners that are added when the element is created: `onwbn-ready` and similar. */
  readonly listeners?: Readonly<Record<string, (event: CustomEvent) => void>>;
  /** Its declarative shadow root from a server: the result of `renderWidget`. Only the first one is read: the element draws all changes itself. */
  readonly root?: string | undefined;
  /** The element's own content: for its slots, or shown until the widget is there. */
  readonly children?: ReactNode;
}

// React 18 sets every prop as an attribute.
const setsProperties = !version.startsWith('18.');

/** A declarative shadow root: its attribute besides the mode, and its content. */
const declarative = /^<template shadowrootmode="open"(?: (\w+))?>(.*)<\/template>$/s;

/**
 * The element, and the only place that inserts HTML as text: the declarative root, which the widget's own renderer drew and escaped. The
 * parser removes it from the light DOM, so the browser hydrates an element without children.
 */
export function WidgetElement({ attributes, children, data, host, listeners, root, tag }: WidgetElementProps) {
  const draw = useContext(ShadowRootContext);
  // A later root would stand in the element as a template, which counts as its content and hides a failure.
  const [firstRoot] = useState(root);
  const isDefined = typeof customElements !== 'undefined' && customElements.get(tag) !== undefined;
  useEffect(() => {
    // A property that is set before the definition is taken over by it; an attribute could not hold an object.
    const element = host.current as { data?: unknown } | null;
    if (element && data !== undefined && element.data !== data) element.data = data;
  }, [data, host]);
  const set = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined && value !== ''));
  if (firstRoot && !children) {
    return createElement(tag, {
      ...set,
      ...listeners,
      ref: host,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: firstRoot },
    });
  }
  // The parser removes a template with the root, so the browser hydrates an element that has the children alone.
  const around = (html: string) => {
    const [, attribute = '', inner] = declarative.exec(html) ?? [];
    const template = { shadowrootmode: 'open', ...(attribute ? { [attribute]: '' } : {}) };
    return (
      inner !== undefined && createElement('template', { ...template, dangerouslySetInnerHTML: { __html: inner } })
    );
  };
  if (!draw || firstRoot) {
    // Set before the element is connected, so that it does not load data that is here already.
    const given = isDefined && data !== undefined && setsProperties ? { ...set, data } : set;
    const template = typeof customElements === 'undefined' && around(firstRoot ?? '');
    return createElement(
      tag,
      { ...given, ...listeners, ref: host, suppressHydrationWarning: true },
      template,
      children,
    );
  }
  const texts = Object.entries(set).filter((one): one is [string, string] => typeof one[1] === 'string');
  const __html = draw(tag, Object.fromEntries(texts), data);
  const template = children && around(__html);
  if (template) return createElement(tag, { ...set, suppressHydrationWarning: true }, template, children);
  return createElement(tag, { ...set, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html } });
}
