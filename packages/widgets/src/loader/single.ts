import { place, registry } from './page.ts';
import { offerPageApi } from './page-api.ts';
import { located } from './runtime.ts';

/** Defines the widget of a single-widget entry, such as `search-box.js` with loader, runtime and search box in one file. */
export function defineSingle(widget: { readonly tag: string; define(): void }): void {
  registry.tags[widget.tag] ??= place;
  located().then(() => widget.define());
  offerPageApi();
}
