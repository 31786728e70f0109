import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { buildDeclarations } from '../../scripts/build/build.ts';
import { published } from '../../scripts/published.ts';
import { top } from '../../scripts/run.ts';
import { entriesOf, installPacked, scriptsIn } from '../support/packed.ts';

// Angular's package is compiled with the declarations, which a build for tests leaves out.
await buildDeclarations();
const { folder, packageFolder } = installPacked();
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a module in the folder in plain Node, like a server: without our source condition. */
function inNode(code: string): { readonly output: string; readonly errors: string } {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '' },
  });
  return { output: stdout.trim(), errors: stderr.trim() };
}

const entries = published.flatMap((name) => entriesOf(packageFolder(name)));

it('there is an entry for each widget, and for each of the other packages', () => {
  expect(entries.length).toBeGreaterThan(20);
  for (const name of published) expect(entriesOf(packageFolder(name)), name).not.toEqual([]);
});

const angularCompiler = pathToFileURL(path.join(top, 'node_modules/@angular/compiler/fesm2022/compiler.mjs')).href;
/** The compiler of the framework, which an application brings. Angular has globals of its own. */
const compilers: Readonly<Record<string, string>> = {
  '@wbn/angular': `await import(${JSON.stringify(angularCompiler)});
    await import('@angular/core');`,
  '@wbn/svelte': `const { readFileSync } = await import('node:fs');
    const { compile } = await import('svelte/compiler');
    const { registerHooks } = await import('node:module');
    registerHooks({
      load(url, context, next) {
        if (!url.endsWith('.svelte')) return next(url, context);
        const { code } = compile(readFileSync(new URL(url), 'utf8'), { generate: 'server' }).js;
        return { format: 'module', shortCircuit: true, source: code };
      },
    });`,
};

it.each(published)('each file of %s that a packed file imports by a relative path is packed, too', (name) => {
  const missing = scriptsIn(packageFolder(name)).flatMap((file) => {
    const script = path.join(packageFolder(name), file);
    const imported = readFileSync(script, 'utf8').matchAll(/(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g);
    return [...imported]
      .map(([, target = '']) => path.join(path.dirname(script), target))
      .filter((target) => !existsSync(target))
      .map((target) => `${file}: ${path.relative(packageFolder(name), target)}`);
  });
  expect(missing).toEqual([]);
});

it.each(entries)('on a server, the import of %s does no harm', (entry) => {
  const code = `${compilers[entry] ?? ''}
    const before = Object.keys(globalThis);
    await import(${JSON.stringify(entry)});
    console.log(JSON.stringify(Object.keys(globalThis).filter((name) => !before.includes(name) && !/^__(zod|VUE)_/.test(name))));`;
  expect(inNode(code)).toEqual({ output: '[]', errors: '' });
});

it('each module of @wbn/react says that it is for the client, so that a server component may import it', () => {
  const dist = path.join(packageFolder('react'), 'dist');
  const silent = scriptsIn(dist).filter(
    (file) => !readFileSync(path.join(dist, file), 'utf8').startsWith("'use client'"),
  );
  // These two only re-export others' names.
  expect(silent.sort()).toEqual(['components/index.js', 'index.js'].filter((file) => silent.includes(file)));
  for (const file of silent) expect(readFileSync(path.join(dist, file), 'utf8')).not.toMatch(/export \*|function|=>/);
});

const addresses = `{ api: 'https://api.example', accounts: 'https://accounts.example', portal: 'https://portal.example' }`;

it('a server draws a widget with the addresses that were configured, before or after the widget was imported', () => {
  const { output, errors } = inNode(`
    import { searchBox } from '@wbn/widgets/search-box/element';
    import { configure } from '@wbn/widgets/configure';
    import { renderElement } from '@wbn/widgets/server';
    configure(${addresses});
    console.log(await renderElement(searchBox, { attributes: { search: '"pumps"' }, locale: 'es', content: '<a href="/s">Buscar</a>' }));`);
  expect(errors).toBe('');
  expect(output).toMatch(/^<wbn-search-box locale="es" search="&quot;pumps&quot;"><template shadowrootmode="open"/);
  expect(output).toContain('action="https://portal.example/search-result"');
  expect(output).toMatch(/<\/template><a href="\/s">Buscar<\/a><\/wbn-search-box>$/);
});

it('a server draws a widget in a language that was added, and with the words that were configured', () => {
  const { output, errors } = inNode(`
    import { searchBox } from '@wbn/widgets/search-box/element';
    import { addLocale } from '@wbn/widgets/locales';
    import { configure, renderElement } from '@wbn/widgets/server';
    configure({ ...${addresses}, texts: { 'wbn-search-box': { search: 'Find a mill' } } });
    addLocale('pt', { 'wbn-search-box': { submit: 'Procurar' } });
    addLocale('pt-BR', { 'wbn-search-box': { submit: 'Pesquisar' } });
    addLocale('he', { 'wbn-search-box': { submit: 'חיפוש' } });
    for (const locale of ['pt-PT', 'pt-BR', 'he-IL', 'es', 'en']) console.log(JSON.stringify(await renderElement(searchBox, { locale })));`);
  expect(errors).toBe('');
  const [portugal = '', brazil = '', hebrew = '', spanish = '', english = ''] = output.split('\n');
  expect(portugal).toContain('Procurar');
  expect(brazil).toContain('Pesquisar');
  expect(hebrew).toMatch(/lang=\\"he\\" dir=\\"rtl\\".*חיפוש/);
  expect(spanish).toContain('Buscar');
  for (const drawn of [hebrew, spanish, english]) expect(drawn).toContain('Find a mill');
});

it('a server that was not configured says what to write', () => {
  const { errors } = inNode(`
    import { searchBox } from '@wbn/widgets/search-box/element';
    import { renderWidget } from '@wbn/widgets/server';
    await renderWidget(searchBox).catch(({ name, message }) => console.error(name, message));`);
  expect(errors).toContain('NotConfigured The widgets do not know where to ask. Write: import { configure }');
  expect(errors).toContain("configure({ api: 'https://api.example'");
});

it('a server loads the data of a widget once, and draws the page where they do not come', () => {
  const { output, errors } = inNode(`
    import { createServer } from 'node:http';
    import { businessCard } from '@wbn/widgets/business-card/element';
    import { configure } from '@wbn/widgets/configure';
    import { renderElement } from '@wbn/widgets/server';
    const asked = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      const data = request.url.includes('known') && { businessID: 'known', general: { companyName: 'Acme <Steel>' } };
      response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(data ? { success: true, data } : { success: false, code: 404, name: 'NotFound' }));
    }).listen(0, async () => {
      configure({ ...${addresses}, api: 'http://localhost:' + server.address().port });
      const card = (id, onError) => renderElement(businessCard, { attributes: { 'business-id': id }, content: id, onError });
      const [good, bad] = [await card('known'), await card('gone', ({ name }) => asked.push(name))];
      console.log(JSON.stringify({ drawn: good.includes('Acme &lt;Steel'), state: good.includes('data-state='), bad, asked }));
      server.close();
    });`);
  expect(errors).toBe('');
  expect(JSON.parse(output)).toEqual({
    drawn: true,
    state: true,
    bad: '<wbn-business-card business-id="gone">gone</wbn-business-card>',
    asked: ['/business/profile/known', '/business/profile/gone', 'NotFound'],
  });
});
