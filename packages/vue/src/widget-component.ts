import {
  createStaticVNode,
  type DefineSetupFnComponent,
  defineComponent,
  type HTMLAttributes,
  h,
  type SlotsType,
  toRaw,
} from 'vue';

/** The parts of a widget's definition that a component needs. */
interface Definition {
  readonly tag: string;
  readonly meta: { readonly attributes: object };
  define(): void;
}

/** Props of every widget's component, besides those of its element. */
interface CommonProps extends Omit<HTMLAttributes, 'dir' | 'innerHTML' | 'onError'> {
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** A server's output: the result of `renderWidget` of `@wbn/widgets/server`. Only a server reads it. */
  readonly root?: string | undefined;
}

/** A component whose default slot stands there until the widget is ready, and for good if it cannot load; it is also the content of the slots. */
export type WidgetComponent<Props> = DefineSetupFnComponent<
  Props & Omit<CommonProps, keyof Props>,
  Record<never, never>,
  SlotsType<{ default?: () => unknown }>
>;

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
/** `wbn-comment-created` is emitted as `comment-created`, which Vue hands to `@comment-created` and to `onCommentCreated`. */
const shortName = (event: string) => event.slice('wbn-'.length);

function attributeText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? '' : String(value);
}

/**
 * The component of a definition: its attributes are props in camel case, and it emits its events without `wbn-`. All other attributes and
 * listeners go to the element.
 */
export function widgetComponent<Props>(
  name: string,
  definition: Definition,
  events: readonly string[],
): WidgetComponent<Props> {
  // A server has no elements.
  const isServer = typeof customElements === 'undefined';
  if (!isServer) definition.define();
  const { meta, tag } = definition;
  const attributes = Object.keys(meta.attributes).map((attribute) => [camelCase(attribute), attribute] as const);
  const component = defineComponent({
    name,
    props: [...attributes.map(([prop]) => prop), 'data', 'root'],
    emits: events.map(shortName),
    setup(props: Readonly<Record<string, unknown>>, { emit, slots }) {
      const listeners = Object.fromEntries(
        events.map((event) => [camelCase(`on-${event}`), (heard: Event) => emit(shortName(event), heard)]),
      );
      // ^ sets an attribute and . a property, whatever the element is at that time.
      const given = () => ({
        ...Object.fromEntries(attributes.map(([prop, attribute]) => [`^${attribute}`, attributeText(props[prop])])),
        '.data': toRaw(props.data),
        ...listeners,
      });
      return () => {
        const content = slots.default?.() ?? [];
        // The parser takes the root out of the element's content, so in the browser there is nothing to compare.
        const root = isServer && props.root ? [createStaticVNode(String(props.root), 1)] : [];
        return h(tag, given(), [...root, ...content]);
      };
    },
  });
  return component as unknown as WidgetComponent<Props>;
}
