import type { Client, ProductPage } from '@wbn/core';
import { createElement } from 'preact';
import renderToString from 'preact-render-to-string';
import {
  type DeclarativeInput,
  declarativeRoot,
  declarativeStyle,
  escapeHtml,
  pickLocale,
  readProps,
} from 'shadow-dom-inject';
import { businessCard } from '../business-card/element.ts';
import { textsWithAdded } from '../locales/with-texts.ts';
import { pageClient } from './core.ts';
import { Boundary } from './renderer.ts';
import type { AnyWidget, AttributesOf, DataOf, OptionsOf } from './server-types.ts';
import { requireAddresses } from './settled.ts';

export { addLocale } from '../locales/add-locale.ts';
export { configure } from './configure.ts';
export type { AnyWidget, AttributesOf, DataOf } from './server-types.ts';

/** The server's input for an element. */
export interface ServerInput<W extends AnyWidget> extends Omit<DeclarativeInput<DataOf<W>, Client>, 'attributes'> {
  /** The element's attributes on the page. */
  readonly attributes?: AttributesOf<W>;
  /** `false`: sends no request. Without `data` the server then draws the loading state. */
  readonly load?: boolean;
  /** Timeout for loading data on the server in milliseconds; default 2,000. */
  readonly timeout?: number;
  /** Called if data cannot be loaded. The page is drawn nevertheless. */
  readonly onError?: (error: unknown) => void;
}

/** The inner widget of each outer one, and its part of the outer one's data. */
const inner = {
  'wbn-product-page': {
    widget: businessCard,
    attributesOf: ({ productID }: ProductPage) => ({ variant: 'summary', 'product-id': productID }),
    dataOf: ({ businessProfile }: ProductPage) => businessProfile,
  },
};

/** The definition, with the languages that the process has added. */
const optionsOf = ({ meta, tag }: AnyWidget): OptionsOf => {
  const options = meta as OptionsOf;
  return { ...options, texts: textsWithAdded(tag, options.texts) };
};

/**
 * The widget's style sheet in its declarative root, for the hash in a Content Security Policy.
 * @example
 * import { searchBox } from '@wbn/widgets/search-box/element';
 * widgetStyle(searchBox).includes('</style>') // false
 */
export const widgetStyle = (widget: AnyWidget): string => declarativeStyle(widget.meta as OptionsOf);

/**
 * The element's declarative shadow root as HTML, to be inserted as the first child of its tag. It is readable before any script, its forms
 * and links work, and it is hydrated, not redrawn. Without `data` it loads them from the addresses of `configure`. Returns '' if loading
 * fails: then the element shows its content and loads in the browser.
 * @example
 * import { searchBox } from '@wbn/widgets/search-box/element';
 * configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });
 * const html = await renderWidget(searchBox, { attributes: { search: 'valves' }, locale: 'es' });
 * html.startsWith('<template shadowrootmode="open">') // true
 * html.includes('value="valves"') // true
 */
export async function renderWidget<W extends AnyWidget>(widget: W, input: ServerInput<W> = {}): Promise<string> {
  if (!input.services) requireAddresses();
  const services = input.services ?? pageClient();
  const options = optionsOf(widget);
  const attributes = (input.attributes ?? {}) as Readonly<Record<string, string>>;
  let { data } = input as { data?: unknown };
  if (data === undefined && options.load && input.load !== false) {
    const props = readProps(options.attributes, (name) => attributes[name] ?? null);
    const locale = pickLocale(attributes.locale ?? input.locale, Object.keys(options.texts));
    const signal = AbortSignal.timeout(input.timeout ?? 2000);
    try {
      data = await options.load(props, { services, locale, signal });
    } catch (error) {
      input.onError?.(error);
      return '';
    }
  }
  return drawRoot(widget, { ...input, attributes, data, services });
}

/**
 * The whole element as HTML: its declarative root, followed by the content for pages where a widget cannot load.
 * @example
 * import { searchBox } from '@wbn/widgets/search-box/element';
 * configure({ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' });
 * const html = await renderElement(searchBox, { locale: 'ar', content: '<a href="https://portal.example">Search</a>' });
 * html.startsWith('<wbn-search-box locale="ar"><template') // true
 * html.endsWith('</template><a href="https://portal.example">Search</a></wbn-search-box>') // true
 */
export async function renderElement<W extends AnyWidget>(
  widget: W,
  { content = '', ...input }: ServerInput<W> & { readonly content?: string } = {},
): Promise<string> {
  // The browser's element must choose the same language.
  const attributes = { ...(input.locale && { locale: input.locale }), ...input.attributes } as AttributesOf<W>;
  const root = await renderWidget(widget, { ...input, attributes });
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`);
  return `<${widget.tag}${written.join('')}>${root}${content}</${widget.tag}>`;
}

async function drawRoot(widget: AnyWidget, input: DeclarativeInput<unknown, Client>): Promise<string> {
  const root = await declarativeRoot(
    optionsOf(widget),
    // The same tree as in the browser, including the boundary: ids of useId depend on it.
    (component, view) =>
      renderToString(createElement(Boundary, { onError: () => {} }, createElement(component as never, view as never))),
    input,
  );
  const part = inner[widget.tag as keyof typeof inner];
  const data = part && input.data && part.dataOf(input.data as ProductPage);
  if (!data) return root;
  // The outer widget sets its data during hydration.
  const attributes = part.attributesOf(input.data as ProductPage);
  const partRoot = await drawRoot(part.widget, { ...input, attributes, data, givesData: true });
  return root.replace(new RegExp(`<${part.widget.tag} [^>]*>`), (found) => found + partRoot);
}
