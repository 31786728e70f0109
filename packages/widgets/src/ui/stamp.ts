/**
 * Draws many views of one kind: preact draws the first one; each further one is a copy of its nodes with other texts, without a component
 * tree. A copy becomes a normal preact view when it changes, or on a click or a broken picture. For views with one root node and without
 * hooks: components other than the view's own functions are only drawn.
 */
import type { Mounted, Renderer, View } from 'shadow-dom-inject';
import { preactRenderer } from '../runtime/renderer.ts';

/**
 * Pairs of a key and a value: a tag and 0 at the start of an element, an attribute's name and its text, '' and a text node. Other values
 * are keys, with the value 1, like the end of an element. Views with equal keys are of one kind.
 */
type Said = unknown[];

/** Runs the components of a view and records its output. */
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
      // Not by forEach: a closure over `said` would keep it alive as long as the card.
      for (let index = 0; index < said.length; ) {
        const key = said[index++] as string;
        const word = said[index] as string;
        if (!key || (word as unknown) === 0) node = walker.nextNode();
        if (word !== first[0][index++]) {
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
  // Listens in the capture phase, so that preact can handle the event in the bubble phase.
  for (const name of ['click', 'error']) how[0].firstChild!.addEventListener(name, up, true);
  return { update: (next) => up().update(next), unmount: () => up().unmount() };
}
