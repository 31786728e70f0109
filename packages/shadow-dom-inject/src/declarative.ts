import { readProps } from './attributes.ts';
import { directionOf, pickLocale } from './surroundings.ts';
import { loadTexts } from './texts.ts';
import type { Attributes, BaseTexts, Direction, View, WidgetOptions } from './types.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as it may stand in HTML, within quotation marks too. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

export interface DeclarativeInput<Data, Services> {
  /** The element's attributes as they stand in the page. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly data?: Data;
  /** The page gives the element its data by property as it takes it over: they are not written beside the view as well. */
  readonly givesData?: boolean | undefined;
  readonly locale?: string;
  readonly dir?: Direction;
  readonly services?: Services;
  /** For pages whose policy allows style elements by nonce; a policy by hash needs none. */
  readonly nonce?: string;
}

/** The style sheet of a declarative root. */
export const declarativeStyle = ({ styles }: { readonly styles: readonly string[] }): string =>
  // It is our own text, yet `</style` in it would end the element early.
  styles.join('\n').replace(/<\//g, '<\\/');

/**
 * A widget's declarative shadow root as HTML, drawn on the server: readable before, and without, any script. The element hydrates
 * it and keeps its nodes. `renderToString` is the view library's; everything written here besides its answer is escaped.
 */
export async function declarativeRoot<A extends Attributes, Data, Texts extends BaseTexts, Services, Component>(
  options: WidgetOptions<A, Data, Texts, Services, Component>,
  renderToString: (component: Component, view: View) => string,
  input: DeclarativeInput<Data, Services> = {},
): Promise<string> {
  const { attributes = {}, data, givesData, nonce } = input;
  const locale = pickLocale(attributes.locale ?? input.locale, Object.keys(options.texts));
  const dir = input.dir ?? directionOf(locale);
  const view: View = {
    props: readProps(options.attributes, (name) => attributes[name] ?? null),
    data,
    status: options.load && data === undefined ? 'loading' : 'ready',
    texts: await loadTexts(options.texts, locale),
    locale,
    dir,
    services: input.services ?? options.services?.(undefined),
    host: undefined,
    emit: () => true,
  };
  // `null` says that the view was drawn from data, and that they come another way.
  const written = JSON.stringify(givesData ? null : data);
  const state = data === undefined ? '' : ` data-state="${escapeHtml(written)}"`;
  const root = `<div part="root" class="root" lang="${escapeHtml(locale)}" dir="${dir}" data-theme="${escapeHtml(attributes.theme ?? 'auto')}"${state}>`;
  const css = declarativeStyle(options);
  return (
    `<template shadowrootmode="open"${options.delegatesFocus ? ' shadowrootdelegatesfocus' : ''}>` +
    `<style${nonce ? ` nonce="${escapeHtml(nonce)}"` : ''}>${css}</style>` +
    `${root}${renderToString(options.component, view)}</div><slot hidden></slot></template>`
  );
}
