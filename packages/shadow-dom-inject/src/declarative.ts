import { readProps } from './attributes.ts';
import { directionOf, pickLocale } from './surroundings.ts';
import { loadTexts } from './texts.ts';
import type { Attributes, BaseTexts, Direction, View, WidgetOptions } from './types.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/**
 * Escapes a text for HTML, also inside quotation marks.
 * @example
 * escapeHtml('"Bolts" & <nuts>') // '&quot;Bolts&quot; &amp; &lt;nuts&gt;'
 */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

export interface DeclarativeInput<Data, Services> {
  /** The element's attributes on the page. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly data?: Data;
  /** The page sets the element's data by property, so they are not serialised beside the view. */
  readonly givesData?: boolean | undefined;
  readonly locale?: string;
  readonly dir?: Direction;
  readonly services?: Services;
  /** For pages whose policy allows style elements by nonce; a policy with a hash needs none. */
  readonly nonce?: string;
}

/**
 * A page's rule for all elements colours the element, and before script no probe tells it from a rule for this element (page-rules.ts). An
 * element with a class or a style of its own takes the page's colour.
 */
const ownColor = ':host(:not([class],[style])){color:var(--root-color)!important}';

/**
 * The style sheet of a declarative root. Where the styles set `--root-color`, no rule of the page for all elements changes it.
 * @example
 * declarativeStyle({ styles: ['p { margin: 0 }', 'b::after { content: "</style>" }'] }).includes('</style>') // false
 */
export const declarativeStyle = ({ styles }: { readonly styles: readonly string[] }): string =>
  // The text is ours, but `</style` in it would end the element early.
  [...styles, ...(styles.some((css) => css.includes('--root-color:')) ? [ownColor] : [])]
    .join('\n')
    .replace(/<\//g, '<\\/');

/** The data of a view as attributes of its root; '' if it was drawn without any. */
function stateOf(
  { loadsOn = [] }: { readonly loadsOn?: readonly string[] },
  { attributes = {}, data, givesData }: Pick<DeclarativeInput<unknown, unknown>, 'attributes' | 'data' | 'givesData'>,
): string {
  if (data === undefined) return '';
  // `null` means that the view was drawn from data that arrive by property.
  if (givesData) return ' data-state="null"';
  const source = `${loadsOn.map((name) => attributes[name])}`;
  return ` data-source="${escapeHtml(source)}" data-state="${escapeHtml(JSON.stringify(data))}"`;
}

/**
 * A widget's declarative shadow root as HTML from the server: readable before any script and without it. The element hydrates it and keeps
 * its nodes. `renderToString` belongs to the view library; this function escapes everything else.
 * @example
 * const options = {
 *   tag: 'x-hello',
 *   attributes: { name: { type: 'text' } },
 *   component: ({ props }) => `Hello ${props.name}`,
 *   styles: ['p { margin: 0 }'],
 *   texts: { en: {} },
 * };
 * const html = await declarativeRoot(options, (component, view) => component(view), { attributes: { name: 'Ada' } });
 * html.startsWith('<template shadowrootmode="open"><style>p { margin: 0 }</style>') // true
 * html.includes('lang="en" dir="ltr">Hello Ada</div>') // true
 */
export async function declarativeRoot<A extends Attributes, Data, Texts extends BaseTexts, Services, Component>(
  options: WidgetOptions<A, Data, Texts, Services, Component>,
  renderToString: (component: Component, view: View) => string,
  input: DeclarativeInput<Data, Services> = {},
): Promise<string> {
  const { attributes = {}, data, nonce } = input;
  const locale = pickLocale(attributes.locale ?? input.locale, Object.keys(options.texts));
  const dir = input.dir ?? directionOf(locale);
  const view: View = {
    props: readProps(options.attributes, (name) => attributes[name] ?? null),
    data,
    status: options.load && data === undefined ? 'loading' : 'ready',
    texts: { ...(await loadTexts(options.texts, locale)), ...options.words?.() },
    locale,
    dir,
    services: input.services ?? options.services?.(undefined),
    host: undefined,
    emit: () => true,
    offerRetry() {},
  };
  const root = `<div part="root" class="root" lang="${escapeHtml(locale)}" dir="${dir}"${stateOf(options, input)}>`;
  const css = declarativeStyle(options);
  return (
    '<template shadowrootmode="open">' +
    `<style${nonce ? ` nonce="${escapeHtml(nonce)}"` : ''}>${css}</style>` +
    `${root}${renderToString(options.component, view)}</div><slot hidden></slot></template>`
  );
}
