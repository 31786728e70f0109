import { elementOf } from './element.ts';
import type { Attributes, BaseTexts, PropsOf, Widget, WidgetElement, WidgetOptions } from './types.ts';

/** Attributes that every widget has. `dir` is one of HTML's own, and is watched as well. */
export const commonAttributes = {
  locale: { type: 'text' },
  theme: { type: 'choice', values: ['auto', 'light', 'dark'], default: 'auto' },
  load: { type: 'choice', values: ['visible', 'idle', 'eager'], default: 'visible' },
} as const satisfies Attributes;

/**
 * One definition from which the element, its typed properties, and every document about it are derived.
 *
 *     const hello = defineWidget({ tag: 'x-hello', attributes: { name: { type: 'text' } }, component: Hello, … });
 *     hello.define();
 */
export function defineWidget<A extends Attributes, Data, Texts extends BaseTexts, Services, Component>(
  options: WidgetOptions<A, Data, Texts, Services, Component>,
): Widget<PropsOf<A & typeof commonAttributes>, Data, WidgetOptions<A, Data, Texts, Services, Component>> {
  const { tag, summary, about, events, slots, parts, cssProperties } = options;
  const attributes = { ...commonAttributes, ...options.attributes };
  const elementClass = elementOf({
    ...options,
    attributes,
    loadsOn: options.loadsOn as never,
    load: options.load as never,
  });
  return {
    tag,
    options,
    elementClass: elementClass as unknown as {
      new (): WidgetElement<PropsOf<A & typeof commonAttributes>, Data>;
    },
    define(registry = customElements) {
      if (!registry.get(tag)) registry.define(tag, elementClass as unknown as CustomElementConstructor);
    },
    meta: { tag, attributes, summary, about, events, slots, parts, cssProperties },
  };
}
