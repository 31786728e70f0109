import type { ElementDoc, NamedDoc } from './model.ts';

const line = (name: string, about: string) => `- \`${name}\`: ${about}`;
const list = (title: string, lines: readonly string[]) => (lines.length ? [`${title}:`, ...lines, ''] : []);
const named = (all: readonly NamedDoc[]) => all.map(({ name, about }) => line(name, about));

const section = (one: ElementDoc): string[] => [
  `## \`<${one.tag}>\``,
  '',
  one.summary,
  '',
  ...list(
    'Attributes',
    one.attributes.map(({ name, type, about, default: value }) =>
      line(name, `${about} Type \`${type}\`${value === undefined ? '' : `, default \`${value}\``}.`),
    ),
  ),
  ...list(
    'Events',
    one.events.map(({ name, detail, about, isCancelable }) =>
      line(name, `${about} \`detail\`: \`${detail}\`${isCancelable ? ', cancelable' : ''}.`),
    ),
  ),
  ...list(
    'Methods',
    one.methods.map(({ name, about }) => line(`${name}()`, about)),
  ),
  ...list('Parts', named(one.parts)),
];

/** llms.txt: all that a language model needs to write a page with the widgets, from the definitions. */
export const llmsText = (all: readonly ElementDoc[], version: string): string =>
  [
    '# WBN Widgets',
    '',
    `> Custom elements of a supplier network for any web page, version ${version}. Replace \`https://cdn.example\`, \`https://portal.example\` and the key by those of your network.`,
    '',
    'One script tag in the page, then any element. What stands inside an element is shown until it is drawn, and for good where it cannot be.',
    '',
    '```html',
    '<script async type="module" src="https://cdn.example/v1/wbn.js" data-key="pk_live_…"></script>',
    '<wbn-business-card business-id="…"><a href="https://portal.example/business/…">Acme</a></wbn-business-card>',
    '```',
    '',
    'By npm: `@wbn/widgets`, with components in `@wbn/react`, `@wbn/vue`, `@wbn/svelte` and `@wbn/angular`; call `configure({ api, accounts, portal, key })` of `@wbn/widgets/configure`.',
    'An id is the last 36 characters of a page’s address on the portal; the whole address will do. Events bubble. `await wbn.diagnose()` says what is wrong with a page.',
    'A content security policy needs the CDN in `script-src`, the API in `connect-src`, and nothing for styles.',
    '',
    ...all.flatMap(section),
    '## Custom properties',
    '',
    'On the element or on anything around it.',
    '',
    ...(all[0]?.cssProperties ?? []).map(({ name, about, default: value }) =>
      line(name, `${about}${value ? ` Default \`${value}\`.` : ''}`),
    ),
    '',
  ].join('\n');
