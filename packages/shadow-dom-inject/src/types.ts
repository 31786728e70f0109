/** The type of an attribute. Every attribute is also a property (`business-id` is `businessId`). */
export type AttributeSpec =
  /** With `pick`, the part of the text that it matches; otherwise the whole text. */
  | { readonly type: 'text'; readonly default?: string; readonly pick?: RegExp }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'flag' };

export type Attributes = Readonly<Record<string, AttributeSpec>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type ValueOf<Spec extends AttributeSpec> = Spec extends { type: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Spec extends { type: 'flag' }
    ? boolean
    : string;

/** The typed properties of a set of attributes. */
export type PropsOf<A extends Attributes> = { [Name in keyof A & string as CamelCase<Name>]: ValueOf<A[Name]> };

export type Direction = 'ltr' | 'rtl';

/** The input of a view. On the server `host` is undefined and `emit` does nothing. */
export interface View<Props = object, Data = unknown, Texts = unknown, Services = unknown> {
  readonly props: Props;
  readonly data: Data | undefined;
  /** `loading`: draw a skeleton of the final size. */
  readonly status: 'loading' | 'ready';
  readonly texts: Texts;
  readonly locale: string;
  readonly dir: Direction;
  readonly services: Services;
  readonly host: HTMLElement | undefined;
  /** Dispatches a bubbling, composed event on the element. Returns false if a listener cancelled it. */
  emit(name: string, detail?: unknown, cancelable?: boolean): boolean;
  /**
   * Says above the view, which stays, that a part of it failed, with a button that calls `again`; without `again` takes that away. Missing
   * where an earlier release of this package draws the view.
   */
  offerRetry?(again?: () => unknown): void;
}

/** A drawn view. `unmount` empties the container and removes all listeners. */
export interface Mounted {
  update(view: View): void;
  unmount(): void;
}

/** Draws components, by the view library of the widget. `onError` receives errors of the error boundary. */
export interface Renderer<Component = unknown> {
  mount(container: Element, component: Component, view: View, onError: (error: unknown) => void): Mounted;
  hydrate(container: Element, component: Component, view: View, onError: (error: unknown) => void): Mounted;
}

/** `en` is built in; other languages are loaded one by one when an element needs them. */
export interface TextSource<Texts> {
  readonly en: Texts;
  readonly [locale: string]: Texts | (() => Promise<{ texts: Texts }>);
}

/** Documentation for people and editors; unused at run time. */
export interface WidgetDocs {
  readonly summary?: string;
  readonly about?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, { detail?: string; cancelable?: boolean; about: string }>>;
  readonly slots?: Readonly<Record<string, string>>;
  /** Descriptions of the element's methods, by name. */
  readonly methodDocs?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
}

/** The two texts that every widget needs: the notice of a failed widget, and its button. */
export interface BaseTexts {
  readonly failed: string;
  readonly retry: string;
}

export interface LoadContext<Services> {
  readonly services: Services;
  readonly locale: string;
  readonly signal: AbortSignal;
}

export interface WidgetOptions<
  A extends Attributes = Attributes,
  Data = unknown,
  Texts extends BaseTexts = BaseTexts,
  Services = unknown,
  Component = unknown,
> extends WidgetDocs {
  readonly tag: `${string}-${string}`;
  readonly attributes: A;
  readonly component: Component;
  readonly renderer: Renderer<Component>;
  /** Texts of style sheets; equal texts share one CSSStyleSheet on the page. */
  readonly styles: readonly string[];
  readonly texts: TextSource<Texts>;
  /** Called at each drawing, so that the page may replace them. */
  readonly services?: (host: HTMLElement | undefined) => Services;
  /**
   * Resolves when the first drawing is possible, e.g. after settings that the page sets after the import; undefined if nothing is missing.
   * A rejection is a failure of the widget; its `notice` is shown to visitors.
   */
  readonly settled?: () => Promise<unknown> | undefined;
  /** The page's language setting, used after the element's `locale` attribute and before the nearest `lang`. */
  readonly locale?: () => string | undefined;
  /** The page's own texts, which replace those of every language. */
  readonly words?: () => Partial<Texts> | undefined;
  /**
   * Loads `data` if the page set none. Runs again when an attribute in `loadsOn` changes. The `<prefix>-error` event contains the thrown
   * error's `code` (otherwise its `name`) and `message`.
   */
  readonly load?: (props: PropsOf<A>, context: LoadContext<Services>) => Promise<Data | undefined>;
  readonly loadsOn?: readonly (keyof A & string)[];
  /** The data of `load` contain translated names: it runs again when the language changes. */
  readonly loadsPerLocale?: boolean;
  /** Methods of the element. Before the first drawing there is no shadow root yet. */
  readonly methods?: Readonly<Record<string, (this: HTMLElement) => void>>;
  /**
   * The prefix of the events that every widget dispatches (`<prefix>-ready` and `<prefix>-error`) and of one that it listens to on the
   * document: `<prefix>-configure` redraws it, and with detail `{reload: true}` reloads its data.
   */
  readonly eventPrefix: string;
}

/** The public interface of the element. */
export type WidgetElement<Props = object, Data = unknown> = HTMLElement & Props & { data: Data | undefined };

export interface Widget<Props = object, Data = unknown, Options extends WidgetDocs = WidgetDocs> {
  readonly tag: string;
  readonly elementClass: { new (): WidgetElement<Props, Data> };
  /** Defines the element; does nothing if the tag is already defined. */
  define(registry?: CustomElementRegistry): void;
  /** The options of the definition with the common attributes, for documents, editors and the server. */
  readonly meta: Options;
}
