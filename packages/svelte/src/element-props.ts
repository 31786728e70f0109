/** The parts of a widget's definition that a component needs. */
interface Definition {
  readonly tag: string;
  readonly meta: { readonly attributes: object };
}
type Props = Readonly<Record<string, unknown>>;

/** A server has no elements. */
export const isServer: boolean = typeof customElements === 'undefined';

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
/** `wbn-comment-created` is heard by `onCommentCreated`. */
const listenerProp = (event: string) => camelCase(event.replace('wbn', 'on'));

function attributeText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? '' : String(value);
}

/** Listeners that call the newest callback prop, until the component is removed: Svelte leaves them on the element. */
export function listenersFor(events: readonly string[], propsNow: () => Props | undefined): Props {
  const call = (event: string) => (heard: Event) => {
    (propsNow()?.[listenerProp(event)] as ((event: Event) => void) | undefined)?.(heard);
  };
  return Object.fromEntries(events.map((event) => [`on${event}`, call(event)]));
}

/** Everything that a component writes on its element: props of the widget by their names in HTML, all others as they are. */
export function elementProps({ meta }: Definition, events: readonly string[], props: Props): Props {
  const { children: _, data, root: __, ...given } = props;
  const names = Object.keys(meta.attributes);
  const own = new Set([...names.map(camelCase), ...events.map(listenerProp)]);
  const others = Object.entries(given).filter(([name]) => !own.has(name));
  const attributes = names.map((name) => [name, attributeText(given[camelCase(name)])] as const);
  // An attribute could not hold data: a server leaves it out, and the browser sets the property before the element enters the page.
  return { ...Object.fromEntries([...others, ...attributes]), ...(!isServer && data !== undefined && { data }) };
}
