import type { Config } from '../runtime/registry.ts';
import { nearestName, similar } from '../theme/nearest-name.ts';
import { tokenNames } from '../theme/tokens.ts';
import type { TextNames } from './text-names.ts';

const settings = ['key', 'api', 'accounts', 'portal', 'locale', 'embedded', 'links', 'theme', 'texts'];
const links = ['business', 'product', 'inquiry'];

function* unknown(place: string, given: object | undefined, known: readonly string[]): Generator<string> {
  for (const name of Object.keys(given ?? {})) {
    if (!known.includes(name)) yield `configure: ${place} has no "${name}". Write "${nearestName(name, known)}"?`;
  }
}

/** Names in the page's settings that no widget reads, as sentences with the names that they may mean. */
export function* configFaults(config: Config, textNames: TextNames = {}): Generator<string> {
  // The script tag's attributes and parameters stand here too, and content systems add some of their own: these are texts.
  for (const [name, value] of Object.entries(config))
    if (!settings.includes(name) && (typeof value !== 'string' || settings.some((known) => similar(name, known))))
      yield* unknown('it', { [name]: value }, settings);
  yield* unknown('links', config.links, links);
  if (typeof config.theme === 'object') yield* unknown('the theme', config.theme ?? undefined, tokenNames);
  const tags = Object.keys(textNames);
  if (tags.length) yield* unknown('texts', config.texts, tags);
  for (const [tag, texts] of Object.entries(config.texts ?? {}))
    if (textNames[tag]) yield* unknown(`texts['${tag}']`, texts, textNames[tag]);
}
