import type { TextSets } from '../locales/text-sets.ts';
import type { Registry } from '../runtime/registry.ts';
import { nearestName, similar } from '../theme/nearest-name.ts';
import { tokenNames } from '../theme/tokens.ts';
import type { TextNames } from './text-names.ts';

const settings = ['key', 'api', 'accounts', 'portal', 'locale', 'embedded', 'links', 'theme', 'texts'];
const links = ['business', 'product', 'inquiry'];
const languages = ['en', 'es', 'it', 'zh', 'ar'];

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

function* unknownLocale(locale: string | undefined, added: object): Generator<string> {
  const known = [...languages, ...Object.keys(added)];
  const isKnown = known.some((one) => `${locale}-`.toLowerCase().startsWith(`${one}-`));
  if (locale && !isKnown)
    yield `configure: no widget speaks the locale "${locale}", so they speak English. Write one of ${known.join(', ')}, or add it with addLocale.`;
}

/** Names in the page's settings and languages that no widget reads, as sentences with the names that they may mean. */
export function* configFaults(
  { config, locales = {} }: Pick<Registry, 'config' | 'locales'>,
  textNames: TextNames = {},
): Generator<string> {
  // The script tag's attributes and parameters stand here too, and content systems add some of their own: these are texts.
  for (const [name, value] of Object.entries(config))
    if (!settings.includes(name) && (typeof value !== 'string' || settings.some((known) => similar(name, known))))
      yield* unknown('configure: it', { [name]: value }, settings);
  yield* unknown('configure: links', config.links, links);
  for (const [name, template] of Object.entries(config.links ?? {}))
    if (links.includes(name) && !template?.includes('{id}'))
      yield `configure: links.${name} leads everywhere to one page. Write {id} where the id belongs, as in "/suppliers/{id}".`;
  yield* unknownLocale(config.locale, locales);
  if (typeof config.theme === 'object') yield* unknown('configure: the theme', config.theme ?? undefined, tokenNames);
  yield* unknownTexts('configure: texts', config.texts ?? {}, textNames);
  for (const [locale, sets] of Object.entries(locales)) yield* unknownTexts(`addLocale: ${locale}`, sets, textNames);
}
