import type { AttributeSpec, Attributes, PropsOf } from './types.ts';

/**
 * The property of an attribute.
 * @example
 * camelCase('business-id') // 'businessId'
 */
export const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The value of an attribute by its type; `raw` is null if it is missing. An unknown choice becomes the default: a typing error must not break
 * a widget.
 * @example
 * const variant = { type: 'choice', values: ['result', 'summary'], default: 'result' };
 * parseAttribute(variant, 'summary') // 'summary'
 * parseAttribute(variant, 'sumary') // 'result'
 * parseAttribute({ type: 'flag' }, 'false') // false
 */
export function parseAttribute(spec: AttributeSpec, raw: string | null): unknown {
  // React 18 and Svelte write a boolean as text.
  if (spec.type === 'flag') return raw !== null && raw !== 'false';
  if (spec.type === 'choice') return raw !== null && spec.values.includes(raw) ? raw : spec.default;
  const part = raw && spec.pick?.exec(raw)?.[0];
  return part || (raw ?? spec.default ?? '');
}

/**
 * The properties of a set of attributes.
 * @example
 * const attributes = { 'business-id': { type: 'text' }, compact: { type: 'flag' } };
 * const given = { 'business-id': 'b-1' };
 * readProps(attributes, (name) => given[name] ?? null) // { businessId: 'b-1', compact: false }
 */
export function readProps<A extends Attributes>(attributes: A, read: (name: string) => string | null): PropsOf<A> {
  const props: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(attributes)) props[camelCase(name)] = parseAttribute(spec, read(name));
  return props as PropsOf<A>;
}

/**
 * Accessors on the prototype, with setters (React 19 assigns any property that is `in` the element), and the element's methods. The
 * attribute is the only storage of a property, so that both always agree. A server may have elements without a document (Angular's has),
 * whose own members cannot be replaced; there it does nothing.
 */
export function defineMembers(
  prototype: HTMLElement,
  attributes: Attributes,
  methods?: Readonly<Record<string, (this: HTMLElement) => void>>,
): void {
  if (typeof document !== 'object') return;
  for (const [name, spec] of Object.entries(attributes)) {
    Object.defineProperty(prototype, camelCase(name), {
      enumerable: true,
      get(this: HTMLElement) {
        return parseAttribute(spec, this.getAttribute(name));
      },
      set(this: HTMLElement, value: unknown) {
        if (value == null || value === false) this.removeAttribute(name);
        else this.setAttribute(name, value === true ? '' : String(value));
      },
    });
  }
  // Not by assignment: a page may have frozen the prototypes of all elements.
  for (const name in methods) Object.defineProperty(prototype, name, { value: methods[name] });
}

/** A property that was set before the definition hides the accessor: delete it and set it again. */
export function upgradeProperties(element: HTMLElement, names: readonly string[]): void {
  const properties = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(properties, name)) continue;
    const value = properties[name];
    delete properties[name];
    properties[name] = value;
  }
}
