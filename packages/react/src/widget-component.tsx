'use client';

import { type ElementComponent, elementComponent, type Names } from './element-component.tsx';

/** The parts of a widget's definition that a component needs. */
interface Definition {
  readonly tag: string;
  readonly meta: { readonly attributes: object };
  define(): void;
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The component of a definition: attributes become camel-case props, events become the listeners in `events`. */
export function widgetComponent<Props extends object>(
  name: string,
  definition: Definition,
  events: Names,
): ElementComponent<Props> {
  // React sets properties only on elements that are defined before it draws them. A server has no elements.
  if (typeof customElements !== 'undefined') definition.define();
  const attributes = Object.keys(definition.meta.attributes).map((attribute) => [camelCase(attribute), attribute]);
  return elementComponent(name, definition.tag, Object.fromEntries(attributes), events);
}
