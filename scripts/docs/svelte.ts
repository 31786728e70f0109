import type { ElementDoc } from './model.ts';
import { elementType, eventsInterface, madeBy, propLines } from './wrappers.ts';

/** The component itself, which the compiler of the application compiles. */
const component = ({ definition, events, folder }: ElementDoc): string => `<script>
  import { ${definition} } from '@wbn/widgets/${folder}/element';
  import Widget from '../Widget.svelte';

  let { element = $bindable(), ...props } = $props();
  const events = [${events.map(({ name }) => `'${name}'`).join(', ')}];
</script>

<Widget definition={${definition}} {events} {props} bind:element />
`;

/** Its types. They stand in a file of their own, since only some module resolutions find declarations of `.svelte` files. */
const typed = (one: ElementDoc): string => `${madeBy('svelte.ts', `the definition of <${one.tag}>`)}
import type { ${one.definition} } from '@wbn/widgets/${one.folder}/element';
import type { Component } from 'svelte';
import type { WidgetProps } from '../widget-props.ts';
import component from './${one.className}.svelte';

/** The element itself: what \`bind:element\` gives. */
export type ${one.className}Element = ${elementType(one)};

${eventsInterface(one)}

export interface ${one.className}Props extends WidgetProps<${one.className}Element> {
${propLines(one)}
}

/** ${one.summary} */
export const ${one.className}: Component<${one.className}Props, Record<never, never>, 'element'> = component;
`;

/** The sources of @wbn/svelte's components, by the name of their file in `packages/svelte/src/components`. */
export function svelteSources(all: readonly ElementDoc[]): Readonly<Record<string, string>> {
  const names = all.map(({ className }) => className).sort();
  const index = names.map(
    (name) => `export { ${name}, type ${name}Element, type ${name}Events, type ${name}Props } from './${name}.ts';`,
  );
  return {
    ...Object.fromEntries(all.map((one) => [`${one.className}.svelte`, component(one)])),
    ...Object.fromEntries(all.map((one) => [`${one.className}.ts`, typed(one)])),
    'index.ts': `${madeBy('svelte.ts', 'the widgets’ definitions')}${index.join('\n')}\n`,
  };
}
