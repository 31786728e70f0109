import type { ElementDoc } from './model.ts';
import { elementType, eventsInterface, listenerProp, madeBy, propLines } from './wrappers.ts';

/** One component: its types, and a call of the shared function with the definition. */
function component(one: ElementDoc): string {
  const { className, definition, events, folder, summary, tag } = one;
  return `${madeBy('react.ts', `the definition of <${tag}>`)}'use client';

import { ${definition} } from '@wbn/widgets/${folder}/element';
import { widgetComponent } from '../widget-component.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The element itself: what \`ref\` is given. */
export type ${className}Element = ${elementType(one)};

${eventsInterface(one)}

export interface ${className}Props extends WidgetProps<${className}Element> {
${propLines(one)}
}

/** ${summary} */
export const ${className} = /* @__PURE__ */ widgetComponent<${className}Props>('${className}', ${definition}, {
${events.map((event) => `  ${listenerProp(event)}: '${event.name}',`).join('\n')}
});
`;
}

/** The sources of @wbn/react's components, by the name of their file in `packages/react/src/components`. */
export function reactSources(all: readonly ElementDoc[]): Readonly<Record<string, string>> {
  const names = all.map(({ className }) => className).sort();
  const index = names.map(
    (name) => `export { ${name}, type ${name}Element, type ${name}Events, type ${name}Props } from './${name}.tsx';`,
  );
  return {
    ...Object.fromEntries(all.map((one) => [`${one.className}.tsx`, component(one)])),
    'index.ts': `${madeBy('react.ts', 'the widgets’ definitions')}${index.join('\n')}\n`,
  };
}
