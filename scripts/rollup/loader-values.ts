import { metaOf } from './definitions.ts';
import { hashOf } from './hashes.ts';
import { version, widgets } from './paths.ts';

/** The loader's constants: the chunks, and the widgets that do not call the API as soon as they are drawn. */
export async function loaderValues() {
  const quiet: string[] = [];
  for (const name of widgets) {
    if (!(await metaOf(name)).load) quiet.push(name);
  }
  return {
    __WBN_VERSION__: version,
    __WBN_CLIENT__: hashOf('client'),
    __WBN_RUNTIME__: hashOf('runtime'),
    __WBN_WIDGETS__: Object.fromEntries(widgets.map((name) => [name, hashOf(name)])),
    __WBN_QUIET__: quiet.join(),
  };
}
