import type { AttributeDoc, ElementDoc, EventDoc } from './model.ts';

const made = (tag: string) =>
  `// Made by scripts/docs/react.ts from the definition of <${tag}>; npm run build writes it anew.\n`;
/** The event `wbn-comment-created` becomes the prop `onCommentCreated`. */
const propOf = ({ name }: EventDoc): string =>
  name
    .slice('wbn'.length)
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/^/, 'on');
/** `{a: string, b: boolean}` in the formatter's style. */
const typeOf = (detail: string): string =>
  detail.replace(
    /^\{(.+)\}$/,
    (_, fields: string) =>
      `{ ${fields
        .split(', ')
        .map((one) => `readonly ${one}`)
        .join('; ')} }`,
  );
const attributeProp = ({ about, property, type }: AttributeDoc): string =>
  `  /** ${about} */\n  readonly ${property}?: ${type};`;

/** One component: its types, and a call of the shared function with the definition. */
function component(one: ElementDoc): string {
  const { attributes, className, data, definition, events, folder, summary, tag } = one;
  // Only the script tag reads `load`: an application decides itself when to load a widget.
  const props = attributes.filter(({ name }) => name !== 'load').map(attributeProp);
  if (data) props.push(`  /** ${data} */\n  readonly data?: ${className}Element['data'];`);
  for (const event of events) {
    props.push(
      `  /** ${event.about} */\n  readonly ${propOf(event)}?: (event: ${className}Events['${event.name}']) => void;`,
    );
  }
  return `${made(tag)}'use client';

import { ${definition} } from '@wbn/widgets/${folder}/element';
import { widgetComponent } from '../widget-component.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** The element itself: what \`ref\` is given. */
export type ${className}Element = InstanceType<typeof ${definition}.elementClass>;

export interface ${className}Events {
${events.map(({ name, detail }) => `  readonly '${name}': CustomEvent<${typeOf(detail)}>;`).join('\n')}
}

export interface ${className}Props extends WidgetProps<${className}Element> {
${props.join('\n')}
}

/** ${summary} */
export const ${className} = /* @__PURE__ */ widgetComponent<${className}Props>('${className}', ${definition}, {
${events.map((event) => `  ${propOf(event)}: '${event.name}',`).join('\n')}
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
    'index.ts': `// Made by scripts/docs/react.ts from the widgets’ definitions; npm run build writes it anew.\n${index.join('\n')}\n`,
  };
}
