import type { Finding } from '../loader/api.ts';
import { nearestName, similar } from '../theme/nearest-name.ts';
import { everyElement } from '../ui/every-element.ts';
import { idAttribute } from '../ui/id-attribute.ts';
import { hiddenBy } from './hidden.ts';

const named = (element: Element): string =>
  `<${[element.localName, ...[...element.attributes].map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`;

/** The values of attributes that hold a code, such as a country. */
export type Codes = Readonly<Record<string, readonly string[]>>;

/** Errors in the attributes; each says what to write. */
function* wrongAttributes(element: Element, codes: Codes): Generator<string> {
  const { observedAttributes = [], texts = {} } = element.constructor as {
    readonly observedAttributes?: readonly string[];
    readonly texts?: object;
  };
  // Its code has not arrived, so which attributes it has is not known.
  if (observedAttributes.length === 0) return;
  const properties = element as unknown as Readonly<Record<string, unknown>>;
  // The first id is required; further ones, such as the product of an inquiry, are optional.
  const needed = observedAttributes.find((name) => /^(business|product|resource)-id$/.test(name));
  for (const name of observedAttributes) {
    const written = element.getAttribute(name);
    const taken = properties[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
    if (name === needed && !taken && properties.data === undefined)
      yield `${name} is missing: copy the id from the address of its page`;
    if (written && written !== 'me' && name.endsWith('-id') && !idAttribute.pick.test(String(taken)))
      yield `${name}="${written}" holds no id: copy it from the address of its page`;
    if (name === 'resource-type' && !written)
      yield 'resource-type is missing: write post, comment, product or business';
    // An unknown choice becomes the default; an address is reduced to its id.
    if (written && typeof taken === 'string' && !written.includes(taken))
      yield `${name}="${written}" is not known, and ${taken} is used in its place`;
  }
  for (const { name } of element.attributes) {
    const meant = nearestName(name, observedAttributes);
    // Alpine leaves its binding beside the attribute that it has set.
    if (name === `:${meant}` && element.hasAttribute(meant)) continue;
    if (!(name in element) && !observedAttributes.includes(name) && similar(name, meant))
      yield `${name} is not an attribute of it: write ${meant}`;
  }
  const locale = element.getAttribute('locale');
  const languages = Object.keys(texts);
  if (locale && !languages.some((known) => `${locale}-`.toLowerCase().startsWith(`${known}-`)))
    yield `locale="${locale}" is not known: write one of ${languages.join(', ')}, or add it with addLocale`;
  for (const name of observedAttributes) {
    const written = element.getAttribute(name);
    const known = codes[name];
    // Countries are known in small letters too.
    const code = name === 'countries' && written !== 'global' ? written?.toUpperCase() : written;
    if (written && code && known?.length && !known.includes(code))
      yield `${name}="${written}" is not a known code: write ${nearestName(written, known)}, for example`;
  }
}

/** Whether a visitor sees what an element holds: line breaks, blank paragraphs and what browsers never draw do not count. */
function showsSomething(element: Element): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '';
    if (node.matches('noscript, script, style, template')) return false;
    return !node.matches('br, div, p, span') || showsSomething(node);
  });
}

/** Where an undrawn element stands. A scoped registry of custom elements knows only the page's own classes. */
function adviceFor(root: Node & { readonly customElementRegistry?: CustomElementRegistry | null }): string {
  if (!(root instanceof ShadowRoot)) return '';
  const { customElementRegistry: registry = customElements } = root;
  return registry === customElements
    ? ' It stands inside a shadow root: call wbn.scan() with that root.'
    : ' It stands inside a shadow root with a registry of its own, in which it is not defined: put it outside, or make that root without one.';
}

/** Parts of a page that no fallback has. They stand in an element whose tag was not closed. */
const restOfPage = ':is(main, footer, h1, h2, script):not([slot], [slot] *)';

/** Whether a script of the page has defined the name before us, as a class that is not ours. */
function isForeign({ localName }: Element): boolean {
  const defined = customElements.get(localName);
  return defined !== undefined && !('texts' in defined);
}

function* faultsOf(element: Element, codes: Codes): Generator<Finding> {
  const name = named(element);
  const error = (text: string): Finding => ({ level: 'error', about: 'element', text: `${name} ${text}` });
  const warning = (about: string, text: string): Finding => ({ level: 'warning', about, text: `${name} ${text}` });
  const root = element.shadowRoot?.querySelector<HTMLElement>('[part=root]') ?? undefined;
  for (const fault of wrongAttributes(element, codes)) yield error(`has a fault: ${fault}.`);
  if (isForeign(element)) {
    yield error('is an element of the page: another script has defined its name first. Remove that definition.');
  } else if (!root) {
    yield warning('element', `has not been drawn yet.${adviceFor(element.getRootNode())}`);
  } else if (root.hidden) {
    yield error('could not be drawn: the console and its wbn-error event say why. Are its attributes right?');
  }
  const hidden = root?.hidden ? undefined : hiddenBy(element, root);
  if (hidden) yield warning('hidden', hidden);
  // The parser drops a form inside another, and its end tag ends the outer one.
  if (element.closest('form') && element.querySelector('input, button, select'))
    yield error(
      "stands inside a form of the page and holds fields: they belong to that form, and a form's end tag ends it there. Put a link into the element instead.",
    );
  const swallowed = element.querySelector(restOfPage);
  if (swallowed)
    yield error(
      `holds <${swallowed.localName}>, and what it holds is not shown: is its tag closed? HTML ignores "/>". Write ></${element.localName}>.`,
    );
  if (!showsSomething(element))
    yield warning(
      'fallback',
      element.firstElementChild
        ? 'holds nothing that is seen, and yet takes the place of the notice if the widget cannot load: put a link into it, or leave it empty.'
        : 'holds nothing to show if the widget cannot load.',
    );
}

/** Errors of the page's elements as sentences. */
export function diagnoseElements(tags: readonly string[], codes: Codes): Finding[] {
  // A widget inside another is not the page's.
  return [...everyElement(document, tags)].flatMap((element) => {
    if (tags.includes(element.localName)) return [...faultsOf(element, codes)];
    if (!element.localName.startsWith('wbn-')) return [];
    const text = `${named(element)} is not one of our elements: write ${nearestName(element.localName, tags)}. There are ${tags.join(', ')}.`;
    return [{ level: 'error', about: 'tag', text } satisfies Finding];
  });
}
