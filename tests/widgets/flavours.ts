import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createClient } from '@wbn/core';
import { build, type Rolldown } from 'vite';
import { widgetsOnPreact } from '../../host-site/widgets-on-preact.ts';
import { camelCase } from '../../scripts/docs/camel-case.ts';
import { top } from '../../scripts/run.ts';
import { addresses } from '../support/addresses.ts';
import type { WidgetCase } from './cases.ts';
import { plain } from './fixtures.ts';
import { elementHtml, loaderTag, type Opened, type OpenOptions, openBare, openWidget } from './open.ts';

let bundle: Promise<string> | undefined;
/** The application on React's own production or development version. */
export async function bundleApplication(mode: 'production' | 'development'): Promise<string> {
  // A test run sets another value, and React's development version would be used.
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    root: path.join(top, 'host-site'),
    plugins: [widgetsOnPreact, react()],
    resolve: { conditions: ['wbn-source', 'module', 'browser', mode] },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'react-page.tsx'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  process.env.NODE_ENV = environment;
  return made.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('\n');
}

const around = '<div id="one">%s</div><div id="two"></div>';
export const shell = (body: string, head = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">${head}<body>${body}`;

async function inReact(one: WidgetCase): Promise<Opened> {
  bundle ??= bundleApplication('production');
  const code = await bundle;
  const { cdn, api, accounts, portal } = addresses();
  const opened = await openBare(shell('<div id="application"></div>'), {});
  await opened.page.route(`${cdn}/application.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  await opened.page.addScriptTag({ url: `${cdn}/application.js`, type: 'module' });
  await opened.page.waitForFunction(() => 'show' in window);
  const given = Object.entries(one.attributes).map(([name, value]) => [camelCase(name), value]);
  const props = { ...Object.fromEntries(given), ...(one.data && { data: one.data(plain) }) };
  await opened.page.evaluate(
    ([tag, all, addresses]) => {
      const page = window as unknown as Record<string, (value: unknown) => void>;
      page.configure!(addresses);
      const item = { key: 'w', tag, props: { ...all, id: 'w' } };
      const other = { key: 'other', tag: 'p', props: { id: 'other', children: 'Other' } };
      Object.assign(window, { reorder: (isTurned: boolean) => page.show!(isTurned ? [other, item] : [item, other]) });
      page.show!([item, other]);
    },
    [one.widget.tag, props, { api, accounts, portal, key: 'pk_demo' }] as const,
  );
  return opened;
}

/** The server's part: the declarative root from the npm build. */
export async function drawnByServer(one: WidgetCase, options: OpenOptions = {}): Promise<Opened> {
  const folder = one.widget.tag.slice('wbn-'.length);
  const load = (file: string) => import(pathToFileURL(path.join(top, 'packages', 'widgets', 'dist', file)).href);
  const [{ renderWidget }, definitions] = await Promise.all([load('runtime/server.js'), load(`${folder}/element.js`)]);
  const { attributes, data } = one;
  const services = createClient({ ...addresses(), embedded: true });
  const html = await renderWidget(Object.values(definitions)[0], {
    attributes,
    services,
    load: false,
    ...(data && { data: data(plain) }),
  });
  const element = elementHtml(one.widget.tag, { load: 'eager', ...attributes }, html);
  const page = shell(around.replace('%s', element), loaderTag());
  const watch = `<script>window.first = w.shadowRoot?.querySelector('[part=root]')</script>`;
  return openBare(page + watch, options);
}

/** The ways to add a widget to a page. */
export const flavours: Readonly<Record<string, (one: WidgetCase) => Promise<Opened>>> = {
  'the element from the CDN': async (one) => {
    const data = JSON.stringify(one.data?.(plain));
    const before = data ? `<script>w.data = ${data}</script>` : '';
    return openWidget(one, { body: around + before });
  },
  'the element in React': inReact,
  "the server's element, hydrated": (one) => drawnByServer(one),
};
