/**
 * Draws many of a kind: the first one is drawn by preact, each further one is a copy with its own words put in, and holds no tree of
 * objects beside its nodes. A copy becomes preact's like any other when it changes, or when a click or a broken picture comes.
 * For views of one root node and without hooks: what is not a view's own function is asked for nothing but what it draws.
 */
import type { Mounted, Renderer, View } from 'shadow-dom-inject';
import { preactRenderer } from '../runtime/renderer.ts';

/**
 * In pairs, a key and a word: a tag and 0 where an element begins, an attribute's name and what it says, '' and a text. What is no text
 * stands in a key, with 1 for its word, as the end of an element does. Of one kind are those whose keys are the same.
 */
type Said = unknown[];

/** Calls the components of what a view answered, and writes down what all of it says. */
function read(one: unknown, said: Said): Said {
  if (Array.isArray(one)) for (const each of one) read(each, said);
  else if (one != null && one !== !!one) {
    const { type, props } = one as { type: unknown; props?: Readonly<Record<string, unknown>> };
    if (!props) said.push('', `${one}`);
    else if (typeof type === 'function') read(type(props), said);
    else {
      said.push(type, 0);
      for (const name in props) {
        const value = props[name];
        if (typeof value === 'string') said.push(name === 'className' ? 'class' : name, value);
        else if (!/^(children|on|ref)/.test(name)) said.push(name + value, 1);
      }
      read(props.children, said).push(1, 1);
    }
  }
  return said;
}

export function stampRenderer(): Renderer {
  const kinds = new Map<string, readonly [said: Said, container: Node]>();
  return {
    ...preactRenderer,
    mount(...how) {
      const [container, component, view] = how;
      const said = read((component as (view: View) => unknown)(view), []);
      const kind = `${said.filter((_, index) => !(index % 2))}`;
      const first = kinds.get(kind);
      if (!first) {
        const mounted = preactRenderer.mount(...how);
        kinds.set(kind, [said, container.cloneNode(true)]);
        return mounted;
      }
      const copy = first[1].cloneNode(true);
      const walker = document.createTreeWalker(copy);
      let node: Node | null = null;
      // Not by forEach: a function that knows `said` would keep it alive as long as the card.
      for (let at = 0; at < said.length; ) {
        const key = said[at++] as string;
        const word = said[at] as string;
        if (!key || (word as unknown) === 0) node = walker.nextNode();
        if (word !== first[0][at++]) {
          if (key) (node as Element).setAttribute(key, word);
          else (node as Text).data = word;
        }
      }
      container.append(copy.firstChild!);
      return asleep(how);
    },
  };
}

function asleep(how: Parameters<Renderer['mount']>): Mounted {
  let mounted: Mounted | undefined;
  const up = () => {
    mounted ??= preactRenderer.hydrate(...how);
    return mounted;
  };
  // What such views hear, on the way down, so that preact hears it on the way up.
  for (const name of ['click', 'error']) how[0].firstChild!.addEventListener(name, up, true);
  return { update: (next) => up().update(next), unmount: () => up().unmount() };
}
