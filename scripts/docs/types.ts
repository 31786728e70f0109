import type { ElementDoc } from './model.ts';

const interfaceOf = ({ className, attributes, summary }: ElementDoc): string => `/** ${summary} */
export interface ${className}Attributes {
${attributes.map(({ name, type, about }) => `  /** ${about} */\n  '${name}'?: ${type} | undefined;`).join('\n')}
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
}`;

/** The events that listeners of the element itself hear. */
const eventsOf = ({ className, events }: ElementDoc): string => `export interface ${className}Events {
${events.map(({ name, detail, about }) => `  /** ${about} */\n  '${name}': CustomEvent<${detail}> & { readonly currentTarget: ${className}Element };`).join('\n')}
}`;

/** Its own events are narrower than those of all targets, which cover all widgets' events of one name. */
const elementOf = ({
  className,
  attributes,
  data,
  definition,
  events,
  methods,
}: ElementDoc): string => `export interface ${className}EventMap extends HTMLElementEventMap {
${events.map(({ name }) => `  '${name}': ${className}Events['${name}'];`).join('\n')}
}
export interface ${className}Element extends HTMLElement {
${attributes.map(({ property, type }) => `  ${property}: ${type};`).join('\n')}
${methods.map(({ name, about }) => `  /** ${about} */\n  ${name}(): void;`).join('\n')}
  data: ${data ? `DataOf<typeof ${definition}>` : 'undefined'};
  addEventListener<K extends keyof ${className}EventMap>(type: K, listener: (this: ${className}Element, event: ${className}EventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof ${className}EventMap>(type: K, listener: (this: ${className}Element, event: ${className}EventMap[K]) => unknown, options?: boolean | EventListenerOptions): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}`;

/** All events by name with the details of all widgets: they bubble to the document and the window. */
function allEvents(all: readonly ElementDoc[]): string {
  const details = new Map<string, Set<string>>();
  for (const { name, detail } of all.flatMap(({ events }) => events)) {
    details.set(name, (details.get(name) ?? new Set()).add(detail));
  }
  return [...details].map(([name, kinds]) => `    '${name}': CustomEvent<${[...kinds].join(' | ')}>;`).join('\n');
}

const header = '// Made by scripts/docs from the widgets’ definitions.\n';

/** The elements themselves, for `document.querySelector('wbn-…')`, their events on any target, and `window.wbn`. */
export const elementTypes = (all: readonly ElementDoc[]): string => `${header}
${all.map(({ definition, folder }) => `import type { ${definition} } from './${folder}/element.js';`).join('\n')}
import type { WbnApi, WbnCommand } from './loader/api.js';

type DataOf<W extends { readonly elementClass: new () => { data: unknown } }> = InstanceType<W['elementClass']>['data'];

${all.map((one) => [interfaceOf(one), eventsOf(one), elementOf(one)].join('\n')).join('\n')}

/** The commands that wait for the script tag: \`(window.wbn ||= []).push(['configure', { locale: 'es' }])\`. */
export interface WbnQueue extends Array<WbnCommand>, NotYet {}
/** Only what has a version is the API; until then its functions are not there. */
type NotYet = { readonly [Name in Exclude<keyof WbnApi, 'push'>]?: undefined };
/** \`window.wbn\` once the script has arrived: \`window.wbn?.login?.()\`, or \`if (window.wbn?.version) window.wbn.login()\`. */
export interface WbnPageApi extends Omit<WbnApi, 'on'> {
  on<K extends keyof GlobalEventHandlersEventMap>(event: K, listener: (event: GlobalEventHandlersEventMap[K]) => void): () => void;
  on(event: 'wbn-session', listener: (event: CustomEvent<{ loggedIn: boolean; userID?: string }>) => void): () => void;
}

declare global {
  interface HTMLElementTagNameMap {
${all.map(({ tag, className }) => `    '${tag}': ${className}Element;`).join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${allEvents(all)}
    'wbn-session': CustomEvent<{ loggedIn: boolean; userID?: string }>;
  }
  interface Window {
    wbn?: WbnQueue | WbnPageApi;
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
type Tag<Attributes, Events, Self extends { data: unknown }> = Omit<DetailedHTMLProps<HTMLAttributes<Self>, Self>, keyof Attributes> &
  Attributes &
  Listeners<Events> & { class?: string; data?: Self['data'] };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${all.map(({ tag, className }) => `      '${tag}': Tag<${className}Attributes, ${className}Events, ${className}Element>;`).join('\n')}
    }
  }
}
`;

/** `<wbn-…>` in Preact's JSX. */
export const preactTypes = (
  all: readonly ElementDoc[],
): string => `${header}${importAll(all)}import type { HTMLAttributes } from 'preact';

type Listeners<Events> = { [Name in keyof Events & string as \`on\${Name}\`]?: (event: Events[Name]) => void };
type Tag<Attributes, Events, Self extends EventTarget & { data: unknown }> = Omit<HTMLAttributes<Self>, keyof Attributes> &
  Attributes &
  Listeners<Events> & { data?: Self['data'] };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
${all.map(({ tag, className }) => `      '${tag}': Tag<${className}Attributes, ${className}Events, ${className}Element>;`).join('\n')}
    }
  }
}
`;

/** `<wbn-…>` in Solid's JSX. */
export const solidTypes = (
  all: readonly ElementDoc[],
): string => `${header}${importAll(all)}import type { JSX } from 'solid-js';

type Listeners<Events> = { [Name in keyof Events & string as \`on:\${Name}\`]?: (event: Events[Name]) => void };
type Tag<Attributes, Events, Self extends { data: unknown }> = Omit<JSX.HTMLAttributes<Self>, keyof Attributes> &
  Attributes &
  Listeners<Events> & { data?: Self['data'] };

declare module 'solid-js' {
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
): string => `${header}${importAll(all)}import type { HTMLAttributes, PublicProps } from 'vue';

type Camel<Name extends string> = Name extends \`\${infer Head}-\${infer Tail}\` ? \`\${Head}\${Capitalize<Camel<Tail>>}\` : Name;
type Props<Attributes> = { [Name in keyof Attributes & string as Camel<Name>]?: Attributes[Name] };
type Listeners<Events> = { [Name in keyof Events & string as \`on\${Capitalize<Camel<Name>>}\`]?: (event: Events[Name]) => void };
type Tag<Attributes, Events, Self extends { data: unknown }> = new () => {
  $props: Props<Attributes> & Listeners<Events> & Omit<HTMLAttributes, keyof Attributes> & PublicProps & { data?: Self['data'] };
};

declare module 'vue' {
  interface GlobalComponents {
${all.map(({ tag, className }) => `    '${tag}': Tag<${className}Attributes, ${className}Events, ${className}Element>;`).join('\n')}
  }
}
`;

/** \`<wbn-…>\` in Svelte's markup. */
export const svelteTypes = (
  all: readonly ElementDoc[],
): string => `${header}${importAll(all)}import type { HTMLAttributes } from 'svelte/elements';

type Listeners<Events> = { [Name in keyof Events & string as \`on:\${Name}\` | \`on\${Name}\`]?: (event: Events[Name]) => void };
type Tag<Attributes, Events, Self extends EventTarget & { data: unknown }> = Omit<HTMLAttributes<Self>, keyof Attributes> &
  Attributes &
  Listeners<Events> & { data?: Self['data'] };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${all.map(({ tag, className }) => `    '${tag}': Tag<${className}Attributes, ${className}Events, ${className}Element>;`).join('\n')}
  }
}
`;
