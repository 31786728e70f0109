/**
 * Draws many of a kind: the first one is drawn by preact, each further one is a copy with its own texts and addresses put in, and holds
 * no tree of objects beside its nodes. A copy becomes preact's like any other when it changes, or when a click or a broken picture comes.
 * For views without hooks: what is not a view's own function is asked for nothing but what it draws.
 */
import type { Mounted, Renderer, View } from 'shadow-dom-inject';
import { preactRenderer } from '../runtime/renderer.ts';

type Props = Readonly<Record<string, unknown>>;
/** What a view says, with its components called: one for each node. A text has no type, and its words for `data`. */
interface Tree {
  readonly type: unknown;
  readonly props: Props;
  readonly kids: readonly Tree[];
}

const grow = (said: unknown): Tree[] =>
  [said].flat(9).flatMap((one: unknown) => {
    if (one == null || one === !!one) return [];
    const { type, props } = one as { type: unknown; props?: Props };
    if (!props) return { type, props: { data: `${one}` }, kids: [] };
    return typeof type === 'function' ? grow(type(props)) : { type, props, kids: grow(props.children) };
  });

/** Not by childNodes: such a list stays with its node for good. */
function nth(parent: Node, index: number): Node {
  let node = parent.firstChild!;
  let left = index;
  while (left--) node = node.nextSibling!;
  return node;
}

/** Puts into a copy of what says `from` that which `to` says otherwise; false where that is more than properties. */
function turn(parent: () => Node, from: readonly Tree[], to: readonly Tree[]): boolean {
  return (
    from.length === to.length &&
    from.every((was, index) => {
      const { type, props, kids } = to[index]!;
      let found: Node | undefined;
      const node = () => {
        found ??= nth(parent(), index);
        return found;
      };
      for (const name in props) {
        const value = props[name];
        if (name !== 'children' && typeof value !== 'function' && value !== was.props[name]) {
          // Another icon is of another kind: all copies share the attributes of its shapes.
          if (typeof value !== 'string' || !(name in node())) return false;
          (node() as unknown as Record<string, string>)[name] = value;
        }
      }
      return was.type === type && turn(node, was.kids, kids);
    })
  );
}

export function stampRenderer(): Renderer {
  const kinds: (readonly [trees: Tree[], node: Node])[] = [];
  return {
    ...preactRenderer,
    mount(container, component, view, onError) {
      const trees = grow((component as (view: View) => unknown)(view));
      for (const [drawn, node] of kinds) {
        let copy: Node | undefined;
        const place = () => {
          copy ??= node.cloneNode(true);
          return copy;
        };
        if (turn(place, drawn, trees)) {
          container.append(...place().childNodes);
          return asleep(container.firstChild!, () => preactRenderer.hydrate(container, component, view, onError));
        }
      }
      const mounted = preactRenderer.mount(container, component, view, onError);
      kinds.push([trees, container.cloneNode(true)]);
      return mounted;
    },
  };
}

function asleep(node: Node, wake: () => Mounted): Mounted {
  let mounted: Mounted | undefined;
  const up = () => {
    mounted ??= wake();
    return mounted;
  };
  // What such views hear, on the way down, so that preact hears it on the way up.
  for (const name of ['click', 'error']) node.addEventListener(name, up, true);
  return { update: (next) => up().update(next), unmount: () => up().unmount() };
}
