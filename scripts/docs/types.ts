import type { ElementDoc } from './model.ts';

const interfaceOf = ({ className, attributes, summary }: ElementDoc): string => `/** ${summary} */
export interface ${className}Attributes {
${attributes.map(({ name, type, about }) => `  /** ${about} */\n  '${name}'?: ${type} | undefined;`).join('\n')}
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}`;

const eventsOf = ({ className, events }: ElementDoc): string => `export interface ${className}Events {
${events.map(({ name, detail, about }) => `  /** ${about} */\n  '${name}': CustomEvent<${detail}>;`).join('\n')}
}`;

const elementOf = ({
  className,
  attributes,
  events,
}: ElementDoc): string => `export interface ${className}Element extends HTMLElement {
${attributes.map(({ property, type }) => `  ${property}: ${type};`).join('\n')}
  data: object | undefined;
${events
  .map(
    ({ name, detail }) =>
      `  addEventListener(type: '${name}', listener: (event: CustomEvent<${detail}>) => void, options?: boolean | AddEventListenerOptions): void;`,
  )
  .join('\n')}
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}`;

const header = '// Made by scripts/docs from the widgets’ definitions.\n';

/** The elements themselves, for `document.querySelector('wbn-…')`. */
export const elementTypes = (all: readonly ElementDoc[]): string => `${header}
${all.map((one) => [interfaceOf(one), eventsOf(one), elementOf(one)].join('\n')).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${all.map(({ tag, className }) => `    '${tag}': ${className}Element;`).join('\n')}
  }
}
`;

const importAll = (all: readonly ElementDoc[]) =>
  `import type {\n${all.flatMap(({ className }) => [`  ${className}Attributes,`, `  ${className}Element,`, `  ${className}Events,`]).join('\n')}\n} from './elements.d.ts';\n`;

/** `<wbn-…>` in React's JSX. */
export const jsxTypes = (
  all: readonly ElementDoc[],
): string => `${header}${importAll(all)}import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Listeners<Events> = { [Name in keyof Events & string as \`on\${Name}\`]?: (event: Events[Name]) => void };
type Tag<Attributes, Events, Self> = Omit<DetailedHTMLProps<HTMLAttributes<Self>, Self>, keyof Attributes> &
  Attributes &
  Listeners<Events> & { class?: string; data?: object | undefined };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${all.map(({ tag, className }) => `      '${tag}': Tag<${className}Attributes, ${className}Events, ${className}Element>;`).join('\n')}
    }
  }
}
`;

/** \`<wbn-…>\` in Vue's templates. */
export const vueTypes = (
  all: readonly ElementDoc[],
): string => `${header}${importAll(all).replace(/ {2}\w+Element,\n/g, '')}import type { DefineComponent, HTMLAttributes } from 'vue';

type Listeners<Events> = { [Name in keyof Events & string as \`on\${Capitalize<Name>}\`]?: (event: Events[Name]) => void };
type Tag<Attributes, Events> = DefineComponent<Attributes & Listeners<Events> & HTMLAttributes & { data?: object }>;

declare module 'vue' {
  interface GlobalComponents {
${all.map(({ tag, className }) => `    '${tag}': Tag<${className}Attributes, ${className}Events>;`).join('\n')}
  }
}
`;

/** \`<wbn-…>\` in Svelte's markup. */
export const svelteTypes = (
  all: readonly ElementDoc[],
): string => `${header}${importAll(all)}import type { HTMLAttributes } from 'svelte/elements';

type Listeners<Events> = { [Name in keyof Events & string as \`on:\${Name}\` | \`on\${Name}\`]?: (event: Events[Name]) => void };
type Tag<Attributes, Events, Self extends EventTarget> = Omit<HTMLAttributes<Self>, keyof Attributes> &
  Attributes &
  Listeners<Events> & { data?: object };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${all.map(({ tag, className }) => `    '${tag}': Tag<${className}Attributes, ${className}Events, ${className}Element>;`).join('\n')}
  }
}
`;
