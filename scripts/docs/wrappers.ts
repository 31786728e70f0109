import { camelCase } from './camel-case.ts';
import type { AttributeDoc, ElementDoc, EventDoc } from './model.ts';

/** The parts of an element's definition that the wrappers of all frameworks use. */

/** `wbn-comment-created` is heard by `onCommentCreated`. */
export const listenerProp = ({ name }: EventDoc): string => camelCase(`on${name.slice('wbn'.length)}`);

/** `{a: string, b: boolean}`, the way the formatter writes it. */
const typeOf = (detail: string): string =>
  detail.replace(
    /^\{(.+)\}$/,
    (_, fields: string) =>
      `{ ${fields
        .split(', ')
        .map((one) => `readonly ${one}`)
        .join('; ')} }`,
  );

export const madeBy = (generator: string, from: string) =>
  `// Made by scripts/docs/${generator} from ${from}; npm run build writes it anew.\n`;

/** The attributes that an application sets. The script tag alone reads `load`: an application decides by itself when it fetches what. */
export const attributesOf = ({ attributes }: ElementDoc): readonly AttributeDoc[] =>
  attributes.filter(({ name }) => name !== 'load');

/** The type of the element itself, with its own methods; `focus` is in every element's type. */
export function elementType({ definition, methods }: ElementDoc): string {
  const own = methods.filter(({ name }) => name !== 'focus');
  const lines = own.map(({ name, about }) => `  /** ${about} */\n  ${name}(): void;\n`);
  return `InstanceType<typeof ${definition}.elementClass>${lines.length ? ` & {\n${lines.join('')}}` : ''}`;
}

/** The events of the element by name. It is their `currentTarget`, since a wrapper adds its listeners to it. */
export const eventsInterface = ({ className, events }: ElementDoc): string => `export interface ${className}Events {
${events.map(({ name, detail }) => `  readonly '${name}': CustomEvent<${typeOf(detail)}> & { readonly currentTarget: ${className}Element };`).join('\n')}
}`;

/** The lines of an interface: attributes, `data`, and a listener for each event. */
export function propLines(one: ElementDoc): string {
  const { className, data, events } = one;
  const line = (about: string, name: string, type: string) =>
    `  /** ${about} */\n  readonly ${name}?: ${type} | undefined;`;
  return [
    ...attributesOf(one).map(({ about, property, type }) => line(about, property, type)),
    ...(data ? [line(data, 'data', `${className}Element['data']`)] : []),
    ...events.map((event) =>
      line(event.about, listenerProp(event), `((event: ${className}Events['${event.name}']) => void)`),
    ),
  ].join('\n');
}
