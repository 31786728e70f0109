import type { Client, ProductPage } from '@wbn/core';
import { createElement } from 'preact';
import renderToString from 'preact-render-to-string';
import { type DeclarativeInput, declarativeRoot, type Widget, type WidgetOptions } from 'shadow-dom-inject';
import { businessCard } from '../business-card/element.ts';
import { Boundary } from './renderer.ts';

/** What a page's server knows of the element it draws: its attributes, its data, the page's language, a nonce. */
export type ServerInput<Data> = DeclarativeInput<Data, Client>;

/** The widget that stands inside another, by the outer one's tag, and what of the outer one's data it shows. */
const inner = {
  'wbn-product-page': {
    widget: businessCard,
    attributes: { variant: 'summary' },
    dataOf: ({ businessProfile }: ProductPage) => businessProfile,
  },
};

/**
 * The element's declarative shadow root as HTML, to stand as the first thing inside its tag. It is read before any script, works as far
 * as forms and links go without, and is hydrated, not redrawn.
 */
export async function renderWidget<Data>(widget: Widget<never, Data>, input: ServerInput<Data> = {}): Promise<string> {
  const root = await declarativeRoot(
    widget.meta as WidgetOptions<never, Data>,
    // The same tree as in the browser, down to the boundary: ids made by useId depend on it.
    (component, view) =>
      renderToString(createElement(Boundary, { onError: () => {} }, createElement(component as never, view as never))),
    input,
  );
  const part = inner[widget.tag as keyof typeof inner];
  const data = part && input.data && part.dataOf(input.data as never);
  if (!data) return root;
  // The outer widget gives it its data as it is hydrated.
  const { attributes } = part;
  const partRoot = await renderWidget(part.widget as never, { ...input, attributes, data, givesData: true });
  return root.replace(new RegExp(`<${part.widget.tag} [^>]*>`), (tag) => tag + partRoot);
}
