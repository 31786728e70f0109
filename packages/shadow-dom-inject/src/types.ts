/** What an attribute may hold. Every attribute is a property too (`business-id` is `businessId`). */
export type AttributeSpec =
  /** With `pick`, the part of the text that it matches, else the whole. */
  | { readonly type: 'text'; readonly default?: string; readonly pick?: RegExp }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'number'; readonly default?: number }
  | { readonly type: 'flag' };

export type Attributes = Readonly<Record<string, AttributeSpec>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type ValueOf<Spec extends AttributeSpec> = Spec extends { type: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : Spec extends { type: 'flag' }
    ? boolean
    : Spec extends { type: 'number' }
      ? Spec extends { default: number }
        ? number
        : number | undefined
      : string;

/** The typed properties that a set of attributes gives. */
export type PropsOf<A extends Attributes> = { [Name in keyof A & string as CamelCase<Name>]: ValueOf<A[Name]> };

export type Direction = 'ltr' | 'rtl';

/** What a view is drawn from. On the server `host` is undefined and `emit` does nothing. */
export interface View<Props = object, Data = unknown, Texts = unknown, Services = unknown> {
  readonly props: Props;
  readonly data: Data | undefined;
  /** `loading`: draw the skeleton, of the true size. */
  readonly status: 'loading' | 'ready';
  readonly texts: Texts;
  readonly locale: string;
  readonly dir: Direction;
  readonly services: Services;
  readonly host: HTMLElement | undefined;
  /** Fires a bubbling, composed event on the element. Answers false when a listener cancelled it. */
  emit(name: string, detail?: unknown, cancelable?: boolean): boolean;
}

/** One drawn view. `unmount` leaves the container empty and no listener behind. */
export interface Mounted {
  update(view: View): void;
  unmount(): void;
}

/** Draws components; supplied by whoever owns the view library. `onError` gets what the error boundary caught. */
export interface Renderer<Component = unknown> {
  mount(container: Element, component: Component, view: View, onError: (error: unknown) => void): Mounted;
  hydrate(container: Element, component: Component, view: View, onError: (error: unknown) => void): Mounted;
}

/** `en` is there at once; every other language is fetched alone, when an element first asks for it. */
export interface TextSource<Texts> {
  readonly en: Texts;
  readonly [locale: string]: Texts | (() => Promise<{ texts: Texts }>);
}

/** What documents and editors are told; nothing of it runs. */
export interface WidgetDocs {
  readonly summary?: string;
  readonly about?: Readonly<Record<string, string>>;
  readonly events?: Readonly<Record<string, { detail?: string; cancelable?: boolean; about: string }>>;
  readonly slots?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly cssProperties?: Readonly<Record<string, { default?: string; about: string }>>;
}

/** The two texts every widget needs: what stands in a failed widget's place, and its button. */
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
  /** Style sheets' texts; equal texts share one CSSStyleSheet over all widgets of the page. */
  readonly styles: readonly string[];
  readonly texts: TextSource<Texts>;
  /** Read at each drawing, so that the page may put others in their place. */
  readonly services?: (host: HTMLElement | undefined) => Services;
  /**
   * What must be known before the first drawing, such as settings that the page gives after it has imported the widget; undefined when it
   * is known already. A rejection is a failure of the widget; its `notice` is shown in the widget's place.
   */
  readonly settled?: () => Promise<unknown> | undefined;
  /** The page's own language setting, asked after the element's `locale` attribute and before the nearest `lang`. */
  readonly locale?: () => string | undefined;
  /** The page's own words for some of the texts, in the stead of every language's. */
  readonly words?: () => Partial<Texts> | undefined;
  /**
   * Fetches `data` when the page gave none. Runs again when an attribute changes that `loadsOn` names. A thrown error's
   * `code`, or else its `name`, and its `message` go into the `<prefix>-error` event.
   */
  readonly load?: (props: PropsOf<A>, context: LoadContext<Services>) => Promise<Data | undefined>;
  readonly loadsOn?: readonly (keyof A & string)[];
  /** What `load` answers has words of the language: it runs again when the language changes. */
  readonly loadsPerLocale?: boolean;
  readonly delegatesFocus?: boolean;
  /**
   * The prefix of the two events every widget fires, `<prefix>-ready` and `<prefix>-error`, and of the one that it hears from the document:
   * after `<prefix>-configure` it is drawn anew, and with `{reload: true}` as its detail loads its data anew.
   */
  readonly eventPrefix: string;
}

/** The element as a page sees it. */
export type WidgetElement<Props = object, Data = unknown> = HTMLElement & Props & { data: Data | undefined };

export interface Widget<Props = object, Data = unknown, Options extends WidgetDocs = WidgetDocs> {
  readonly tag: string;
  readonly elementClass: { new (): WidgetElement<Props, Data> };
  /** Defines the element; a second call, or a tag that is taken already, is no error. */
  define(registry?: CustomElementRegistry): void;
  /** What it was made from, the attributes that all widgets have included: documents, editors and the server read this. */
  readonly meta: Options;
}
