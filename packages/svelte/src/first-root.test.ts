// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile } from 'svelte/compiler';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const svelte = path.dirname(require.resolve('svelte/package.json'));
const addressOf = (file: string) => pathToFileURL(file).href;

/** The files that a browser imports: Node’s conditions would choose Svelte’s code for servers. */
const addresses: Record<string, string> = {
  svelte: addressOf(path.join(svelte, 'src/index-client.js')),
  'svelte/internal/client': addressOf(path.join(svelte, 'src/internal/client/index.js')),
  'svelte/internal/disclose-version': addressOf(path.join(svelte, 'src/internal/disclose-version.js')),
  './element-props.js': addressOf(path.join(import.meta.dirname, 'element-props.ts')),
};

async function widget() {
  const source = readFileSync(path.join(import.meta.dirname, 'Widget.svelte'), 'utf8');
  const code = compile(source, { generate: 'client' }).js.code.replace(
    /(from |import )'([^']+)'/g,
    (found, word, name) => (addresses[name] ? `${word}'${addresses[name]}'` : found),
  );
  const { default: component } = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  );
  const { mount, flushSync } = await import(/* @vite-ignore */ addresses.svelte!);
  const { proxy } = await import(/* @vite-ignore */ addresses['svelte/internal/client']!);
  return { component, mount, flushSync, proxy };
}

it('reads the first root of the server alone: a later one would be content, in the place of a failure', async () => {
  const { component, mount, flushSync, proxy } = await widget();
  const definition = { tag: 'x-card', meta: { attributes: { 'card-id': {} } }, define() {} };
  const props = proxy({ cardId: 'a', root: '' });
  mount(component, { target: document.body, props: { definition, events: [], props } });
  flushSync(() => Object.assign(props, { cardId: 'b', root: '<template shadowrootmode="open"></template>' }));
  const card = document.querySelector('x-card')!;
  expect(card.getAttribute('card-id')).toBe('b');
  expect(card.querySelector('template')).toBeNull();
});
