import type { ElementDoc, NamedDoc } from './model.ts';

/** The custom elements manifest, for all kinds of tools. https://github.com/webcomponents/custom-elements-manifest */
export const manifest = (elements: readonly ElementDoc[]): object => ({
  schemaVersion: '1.0.0',
  modules: elements.map((one) => ({
    kind: 'javascript-module',
    path: `dist/${one.folder}/define.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: one.className,
        tagName: one.tag,
        description: one.summary,
        superclass: { name: 'HTMLElement' },
        attributes: one.attributes.map(({ name, property, type, about, ...rest }) => ({
          name,
          fieldName: property,
          type: { text: type },
          description: about,
          default: rest.default,
        })),
        members: [
          ...one.attributes.map(({ name, property, type, about, ...rest }) => ({
            kind: 'field',
            name: property,
            attribute: name,
            reflects: true,
            type: { text: type },
            description: about,
            default: rest.default,
          })),
          {
            kind: 'field',
            name: 'data',
            type: { text: 'object | undefined' },
            description: one.data ?? 'Not used by this element.',
          },
          ...one.methods.map(({ name, about }) => ({ kind: 'method', name, description: about })),
        ],
        events: one.events.map(({ name, detail, about }) => ({
          name,
          type: { text: `CustomEvent<${detail}>` },
          description: about,
        })),
        slots: one.slots.map(({ name, about }) => ({ name, description: about })),
        cssParts: one.parts.map(({ name, about }) => ({ name, description: about })),
        cssProperties: one.cssProperties.map(({ name, about, default: value }) => ({
          name,
          description: about,
          default: value,
        })),
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: one.tag,
        declaration: { name: one.className, module: `dist/${one.folder}/define.js` },
      },
    ],
  })),
});

/** For Visual Studio Code: `"html.customData": ["node_modules/@wbn/widgets/dist/vscode.html-custom-data.json"]`. */
export const vscode = (elements: readonly ElementDoc[]): object => ({
  version: 1.1,
  tags: elements.map(({ tag, summary, attributes }) => ({
    name: tag,
    description: summary,
    attributes: attributes.map(({ name, about, values }) => ({
      name,
      description: about,
      ...(values.length > 0 && { values: values.map((value) => ({ name: value })) }),
    })),
  })),
});

const described = ({ name, about }: NamedDoc) => ({ name, description: about });

/** For JetBrains' editors, which find it by package.json's `web-types`. */
export const webTypes = (elements: readonly ElementDoc[], version: string): object => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: '@wbn/widgets',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((one) => ({
        name: one.tag,
        description: one.summary,
        attributes: one.attributes.map(({ name, about, values, type, default: value }) => ({
          name,
          description: about,
          default: value,
          value: { type: values.length ? values.map((each) => `'${each}'`) : type },
        })),
        slots: one.slots.map(described),
        js: {
          properties: one.attributes.map(({ property, about, type }) => ({
            name: property,
            description: about,
            value: { type },
          })),
          events: one.events.map(({ name, about }) => ({ name, description: about })),
        },
        css: {
          parts: one.parts.map(described),
          properties: one.cssProperties.map(described),
        },
      })),
    },
  },
});
