import { camelCase } from './camel-case.ts';
import type { AttributeDoc, ElementDoc, EventDoc } from './model.ts';
import { attributesOf, elementType, eventsInterface, madeBy } from './wrappers.ts';

/** Not named like an event of the DOM: `(search)` and `(error)` would hear those too. */
const outputName = ({ name }: EventDoc) => camelCase(name);

const isFlag = ({ type }: AttributeDoc) => type === 'boolean';

const inputLine = (one: AttributeDoc): string => {
  const made = isFlag(one) ? 'input(false, { transform: booleanAttribute })' : `input<${one.type} | null>()`;
  return `  /** ${one.about} */\n  readonly ${one.property} = ${made};`;
};

const hostLines = ({ events, ...one }: ElementDoc): string =>
  [
    ...attributesOf(one as ElementDoc).map((attribute) => {
      const value = `${attribute.property}()${isFlag(attribute) ? " ? '' : null" : ''}`;
      return `    '[attr.${attribute.name}]': ${JSON.stringify(value)},`;
    }),
    ...events.map((event) => `    '(${event.name})': '${outputName(event)}.emit($event)',`),
  ].join('\n');

function directive(one: ElementDoc): string {
  const { className, data, definition, events, folder, summary, tag } = one;
  const attributes = attributesOf(one);
  const flag = attributes.some(isFlag) ? 'booleanAttribute, ' : '';
  return `${madeBy('angular.ts', `the definition of <${tag}>`)}
import { ${flag}Directive, ${data ? 'type InputSignal, ' : ''}input, output } from '@angular/core';
import { ${definition} } from '@wbn/widgets/${folder}/element';
import { widgetElement } from '../widget-element.ts';

/** The element itself: \`element\` of the directive. */
export type ${className}Element = ${elementType(one)};

${eventsInterface(one)}

/** ${summary} */
@Directive({
  selector: '${tag}',
  exportAs: '${camelCase(tag)}',
  host: {
${hostLines(one)}
  },
})
export class ${className} {
${attributes.map(inputLine).join('\n')}
${data ? `  /** ${data} */\n  readonly data: InputSignal<${className}Element['data'] | undefined> = input<${className}Element['data']>();\n` : ''}${events
  .map(
    (event) =>
      `  /** ${event.about} */\n  readonly ${outputName(event)} = output<${className}Events['${event.name}']>();`,
  )
  .join('\n')}
  /** The element itself. */
  readonly element: ${className}Element = widgetElement<${className}Element>(${definition}${data ? ', this.data' : ''});
}
`;
}

/** The sources of @wbn/angular's directives, by the name of their file in `packages/angular/src/components`. */
export function angularSources(all: readonly ElementDoc[]): Readonly<Record<string, string>> {
  const names = all.map(({ className }) => className).sort();
  const index = names.map((name) => `export { ${name}, type ${name}Element, type ${name}Events } from './${name}.ts';`);
  return {
    ...Object.fromEntries(all.map((one) => [`${one.className}.ts`, directive(one)])),
    'index.ts': `${madeBy('angular.ts', 'the widgets’ definitions')}${index.join('\n')}\n`,
  };
}
