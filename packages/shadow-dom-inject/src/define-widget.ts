import { elementOf } from './element.ts';
import type { Attributes, BaseTexts, PropsOf, Widget, WidgetOptions } from './types.ts';

/** Attributes of every widget. `dir` is a standard attribute, and is observed as well. */
export const commonAttributes = {
  locale: { type: 'text' },
  theme: { type: 'choice', values: ['auto', 'light', 'dark'], default: 'auto' },
  load: { type: 'choice', values: ['visible', 'idle', 'eager'], default: 'visible' },
} as const satisfies Attributes;

/**
 * One definition from which the element, its typed properties, and every document about it are derived.
 * @example
 * const write = (container, component, view) => {
 *   container.textContent = component(view);
 *   return { update: (next) => write(container, component, next), unmount: () => container.replaceChildren() };
 * };
 * const hello = defineWidget({
 *   tag: 'x-hello',
 *   attributes: { name: { type: 'text' } },
 *   component: ({ props }) => `Hello ${props.name}`,
 *   renderer: { mount: write, hydrate: write },
 *   styles: [],
 *   texts: { en: {} },
 * });
 * hello.define();
 * const element = document.createElement('x-hello');
 * element.name = 'Ada';
 * element.getAttribute('name') // 'Ada'
 */
export function defineWidget<const A extends Attributes, Data, Texts extends BaseTexts, Services, Component>(
  options: WidgetOptions<A, Data, Texts, Services, Component>,
): Widget<PropsOf<A & typeof commonAttributes>, Data, WidgetOptions<A, Data, Texts, Services, Component>> {
  const meta = { ...options, attributes: { ...commonAttributes, ...options.attributes } };
  const elementClass = elementOf(meta as never) as never;
  return {
    tag: meta.tag,
    meta,
    elementClass,
    // A server has no registry: importing the module there does nothing.
    define(registry = globalThis.customElements) {
      if (registry && !registry.get(meta.tag)) registry.define(meta.tag, elementClass);
    },
  };
}
