import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Token, tokens } from '../../packages/widgets/src/theme/tokens.ts';
import { top } from '../run.ts';
import { camelCase } from './camel-case.ts';

type Spec =
  | { readonly type: 'text'; readonly default?: string }
  | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
  | { readonly type: 'flag' };

export interface AttributeDoc {
  readonly name: string;
  readonly property: string;
  /** In TypeScript's syntax. */
  readonly type: string;
  readonly values: readonly string[];
  readonly default: string | undefined;
  readonly about: string;
}
export interface EventDoc {
  readonly name: string;
  /** The type of `detail` in TypeScript's syntax. */
  readonly detail: string;
  readonly isCancelable: boolean;
  readonly about: string;
}
export interface NamedDoc {
  readonly name: string;
  readonly about: string;
  readonly default?: string | undefined;
}

/** The documentation of one element, from its definition. */
export interface ElementDoc {
  readonly tag: string;
  /** `search-box`: its folder and entry. */
  readonly folder: string;
  /** `WbnSearchBox`. */
  readonly className: string;
  /** `searchBox`: the export of its `element` module. */
  readonly definition: string;
  readonly summary: string;
  /** The type of the property `data`; undefined if the widget has none. */
  readonly data: string | undefined;
  readonly attributes: readonly AttributeDoc[];
  readonly events: readonly EventDoc[];
  /** Without parameters and without an answer. */
  readonly methods: readonly NamedDoc[];
  readonly slots: readonly NamedDoc[];
  readonly parts: readonly NamedDoc[];
  readonly cssProperties: readonly NamedDoc[];
}

interface Definition {
  readonly tag: string;
  readonly meta: {
    readonly attributes: Readonly<Record<string, Spec>>;
    readonly summary?: string;
    readonly about?: Readonly<Record<string, string>>;
    readonly events?: Readonly<Record<string, { detail?: string; cancelable?: boolean; about: string }>>;
    readonly methodDocs?: Readonly<Record<string, string>>;
    readonly slots?: Readonly<Record<string, string>>;
    readonly parts?: Readonly<Record<string, string>>;
  };
}

const widgets = path.join(top, 'packages', 'widgets');
const pascalCase = (name: string) => camelCase(`-${name}`);

/** Descriptions of attributes that every element has. */
const commonAbout: Readonly<Record<string, string>> = {
  locale: 'The language: `en`, `es`, `it`, `zh` or `ar`; by default the nearest `lang`.',
  theme: '`light`, `dark`, or `auto`: as the page’s own color-scheme.',
  load: 'When it is fetched: `visible` (near the screen), `idle` or `eager`.',
};
const commonEvents: readonly EventDoc[] = [
  { name: 'wbn-ready', detail: 'null', isCancelable: false, about: 'It is drawn.' },
  {
    name: 'wbn-error',
    detail: '{code: string, message: string, status?: number}',
    isCancelable: false,
    about:
      'Something failed. It tries again by itself. `code` names the cause, `status` that of the answer: 0 where none came.',
  },
];
const commonParts: readonly NamedDoc[] = [
  { name: 'root', about: 'Everything that is drawn.' },
  { name: 'failure', about: 'The notice in the place of a widget that could not load and has no fallback.' },
  { name: 'retry', about: 'The button in it.' },
];

/** The design tokens, which every element accepts as custom properties. */
const tokenDocs: readonly NamedDoc[] = Object.entries<Token>(tokens).map(([name, { about, value }]) => ({
  name: `--wbn-${name}`,
  about,
  default: value,
}));

function attributeDoc(name: string, spec: Spec, about: string): AttributeDoc {
  const values = spec.type === 'choice' ? spec.values : [];
  const plain = spec.type === 'flag' ? 'boolean' : 'string';
  return {
    name,
    property: camelCase(name),
    type: values.map((value) => `'${value}'`).join(' | ') || plain,
    values,
    default: 'default' in spec && spec.default !== undefined ? String(spec.default) : undefined,
    about,
  };
}

const named = (record: Readonly<Record<string, string>> = {}): NamedDoc[] =>
  Object.entries(record).map(([name, about]) => ({ name, about }));

function elementDoc(folder: string, definition: string, { tag, meta }: Definition): ElementDoc {
  return {
    tag,
    folder,
    className: pascalCase(tag),
    definition,
    summary: meta.summary ?? '',
    data: meta.about?.data,
    attributes: Object.entries(meta.attributes).map(([name, spec]) =>
      attributeDoc(name, spec, meta.about?.[name] ?? commonAbout[name] ?? ''),
    ),
    events: [
      ...Object.entries(meta.events ?? {}).map(([name, { detail = 'null', cancelable = false, about }]) => ({
        name,
        detail,
        isCancelable: cancelable,
        about,
      })),
      ...commonEvents,
    ],
    methods: named(meta.methodDocs),
    slots: named(meta.slots),
    parts: [...named(meta.parts), ...commonParts],
    cssProperties: tokenDocs,
  };
}

/** Every element that is built, from its definition in the npm build. */
export async function elementDocs(): Promise<ElementDoc[]> {
  const folders = readdirSync(path.join(widgets, 'src')).filter((name) =>
    existsSync(path.join(widgets, 'src', name, 'define.ts')),
  );
  return Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(path.join(widgets, 'dist', folder, 'element.js')).href;
      const [[name, definition]] = Object.entries((await import(file)) as Record<string, Definition>) as [
        [string, Definition],
      ];
      return elementDoc(folder, name, definition);
    }),
  );
}
