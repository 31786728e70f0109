import type { Client } from '@wbn/core';
import { createElement } from 'preact';
import renderToString from 'preact-render-to-string';
import { type DeclarativeInput, declarativeRoot, type Widget, type WidgetOptions } from 'shadow-dom-inject';
import { Boundary } from './renderer.ts';

/** What a page's server knows of the element it draws: its attributes, its data, the page's language, a nonce. */
export type ServerInput<Data> = DeclarativeInput<Data, Client>;

/**
 * The element's declarative shadow root as HTML, to stand as the first thing inside its tag. It is read before any script, works as far
 * as forms and links go without, and is hydrated, not redrawn.
 */
export function renderWidget<Data>(widget: Widget<never, Data>, input: ServerInput<Data> = {}): Promise<string> {
  return declarativeRoot(
    widget.meta as WidgetOptions<never, Data>,
    // The same tree as in the browser, down to the boundary: ids made by useId depend on it.
    (component, view) =>
      renderToString(createElement(Boundary, { onError: () => {} }, createElement(component as never, view as never))),
    input,
  );
}
