import type { ElementDoc } from './model.ts';
import { elementType, eventsInterface, madeBy, propLines } from './wrappers.ts';

function component(one: ElementDoc): string {
  const { className, definition, events, folder, summary, tag } = one;
  return `${madeBy('vue.ts', `the definition of <${tag}>`)}
import { ${definition} } from '@wbn/widgets/${folder}/element';
import { type WidgetComponent, widgetComponent } from '../widget-component.ts';

/** The element itself: what \`$el\` of a template ref is. */
export type ${className}Element = ${elementType(one)};

${eventsInterface(one)}

export interface ${className}Props {
${propLines(one)}
}

/** ${summary} */
export const ${className}: WidgetComponent<${className}Props> = /* @__PURE__ */ widgetComponent('${className}', ${definition}, [
${events.map(({ name }) => `  '${name}',`).join('\n')}
]);
`;
}

/** The sources of @wbn/vue's components, by the name of their file in `packages/vue/src/components`. */
export function vueSources(all: readonly ElementDoc[]): Readonly<Record<string, string>> {
  const names = all.map(({ className }) => className).sort();
  const index = names.map(
    (name) => `export { ${name}, type ${name}Element, type ${name}Events, type ${name}Props } from './${name}.ts';`,
  );
  return {
    ...Object.fromEntries(all.map((one) => [`${one.className}.ts`, component(one)])),
    'index.ts': `${madeBy('vue.ts', 'the widgets’ definitions')}${index.join('\n')}\n`,
  };
}
