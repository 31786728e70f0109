import type { Plugin } from 'rollup';
import { camelCase } from '../docs/camel-case.ts';
import { localesOf } from './paths.ts';

/** The path of a built module of the widgets. */
export type PathOf = (...parts: string[]) => string;

/** An entry that no file holds. */
const written = (text: () => string | Promise<string>): Plugin => ({
  name: 'wbn-written',
  // The package declares its modules free of side effects, except definitions.
  resolveId: (source, importer) =>
    source === '\0entry' || importer === '\0entry' ? { id: source, moduleSideEffects: true } : null,
  load: (id) => (id === '\0entry' ? text() : null),
});

/**
 * An entry with runtime, one widget and `window.wbn`: a page with that widget alone needs one request instead of three. A widget that calls
 * as soon as it is drawn also connects to the API at once.
 */
export const withWidget = (at: PathOf, name: string, isAsking: () => Promise<boolean>): Plugin =>
  written(
    async () => `import { defineSingle } from ${JSON.stringify(at('loader', 'single.js'))};
import { ${camelCase(name)} } from ${JSON.stringify(at(name, 'element.js'))};
defineSingle(${camelCase(name)});
${(await isAsking()) ? `import { preconnect } from ${JSON.stringify(at('loader', 'preconnect.js'))};\npreconnect();` : ''}`,
  );

/** Lists and suggestions, which a search box needs as soon as somebody goes into it: one request instead of two. */
export const withLists = (at: PathOf): Plugin =>
  written(
    () => `export * from ${JSON.stringify(at('ui', 'lists.js'))};
export * from ${JSON.stringify(at('search-box', 'suggestions.js'))};`,
  );

/** A widget's texts in all languages but English, each under the name of its language. */
export const withTexts = (at: PathOf, name: string): Plugin =>
  written(() =>
    localesOf(name)
      .map((locale) => `export { texts as ${locale} } from ${JSON.stringify(at(name, 'texts', `${locale}.js`))};`)
      .join('\n'),
  );
