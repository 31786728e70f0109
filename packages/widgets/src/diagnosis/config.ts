import type { TextSets } from '../locales/text-sets.ts';
import type { Registry } from '../runtime/registry.ts';
import { nearestName, similar } from '../theme/nearest-name.ts';
import { tokenNames } from '../theme/tokens.ts';
import { eventNames } from './event-names.ts';
import type { TextNames } from './text-names.ts';

const settings = ['key', 'api', 'accounts', 'portal', 'locale', 'embedded', 'links', 'theme', 'texts'];
const languages = ['en', 'es', 'it', 'zh', 'ar'];
const links = ['business', 'product', 'inquiry'];

/** Whether a language tag is, or begins with, one of the languages. */
export const isSpoken = (tag: string, languages: readonly string[]): boolean =>
  languages.some((known) => `${tag}-`.toLowerCase().startsWith(`${known}-`));

function* unknown(place: string, given: object | undefined, known: readonly string[]): Generator<string> {
  for (const name of Object.keys(given ?? {})) {
    if (!known.includes(name)) yield `${place} has no "${name}". Write "${nearestName(name, known)}"?`;
  }
}

function* unknownTexts(place: string, given: TextSets, textNames: TextNames): Generator<string> {
  const tags = Object.keys(textNames);
  if (tags.length) yield* unknown(place, given, tags);
  for (const [tag, texts] of Object.entries(given))
    if (textNames[tag]) yield* unknown(`${place}['${tag}']`, texts, textNames[tag]);
}

/** Names in the page's settings and languages that no widget reads, as sentences with the names that they may mean. */
export function* configFaults(
  { config, heard = [], locales = {} }: Pick<Registry, 'config' | 'heard' | 'locales'>,
  textNames: TextNames = {},
): Generator<string> {
  // The script tag's attributes and parameters stand here too, and content systems add some of their own: these are texts.
  for (const [name, value] of Object.entries(config))
    if (!settings.includes(name) && (typeof value !== 'string' || settings.some((known) => similar(name, known))))
      yield* unknown('configure: it', { [name]: value }, settings);
  const spoken = [...languages, ...Object.keys(locales)];
  if (config.locale && !isSpoken(config.locale, spoken))
    yield `configure: locale="${config.locale}" is not known. Write one of ${spoken.join(', ')}, or add it with addLocale.`;
  for (const name of heard) {
    const meant = nearestName(name, eventNames);
    if (name !== meant && (similar(name, meant) || /^wbn/i.test(name)))
      yield `on: no widget fires "${name}". Write "${meant}"?`;
  }
  yield* unknown('configure: links', config.links, links);
  for (const [name, template] of Object.entries(config.links ?? {}))
    if (links.includes(name) && !template?.includes('{id}'))
      yield `configure: links.${name} leads everywhere to one page. Write {id} where the id belongs, as in "/suppliers/{id}".`;
  if (typeof config.theme === 'object') yield* unknown('configure: the theme', config.theme ?? undefined, tokenNames);
  yield* unknownTexts('configure: texts', config.texts ?? {}, textNames);
  for (const [locale, sets] of Object.entries(locales)) yield* unknownTexts(`addLocale: ${locale}`, sets, textNames);
}
