import { type Environment, SettingError } from './read-setting.ts';

export interface TranslationSettings {
  readonly provider: 'libretranslate' | 'deepl';
  readonly url: string;
  readonly key: string | undefined;
  readonly charactersADay: number;
}

/** One message may be as long as the smallest budget. */
const [leastBudget, usualBudget] = [2_000, 100_000];

function readBudget({ WBN_TRANSLATION_BUDGET: text = String(usualBudget) }: Environment): number {
  const characters = Number(text);
  if (/^\d{1,12}$/.test(text) && characters >= leastBudget) return characters;
  throw new SettingError(
    `WBN_TRANSLATION_BUDGET is "${text}". Write the characters of a day, ${leastBudget} or more, or leave it out for ${usualBudget}.`,
  );
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * WBN_TRANSLATION, WBN_TRANSLATION_URL, WBN_TRANSLATION_KEY and WBN_TRANSLATION_BUDGET: the service that translates messages, and how many
 * characters of a day the operator pays for. Errors do not repeat the key.
 * @throws SettingError that says what to write
 */
export function readTranslation(env: Environment): TranslationSettings | undefined {
  const { WBN_TRANSLATION: provider, WBN_TRANSLATION_KEY: key, WBN_TRANSLATION_URL: url } = env;
  if (!provider) return undefined;
  if (provider !== 'libretranslate' && provider !== 'deepl') {
    throw new SettingError(`WBN_TRANSLATION is "${provider}". Write libretranslate or deepl, or leave it out.`);
  }
  const read = url !== undefined && URL.canParse(url) ? new URL(url) : undefined;
  const isSafe = read?.protocol === 'https:' || (read?.protocol === 'http:' && isLoopback(read));
  if (!read || !isSafe || /[?#]|\/$/.test(url ?? '')) {
    throw new SettingError(
      'WBN_TRANSLATION_URL must be an https address. Write it without a slash at its end, as in https://api-free.deepl.com.',
    );
  }
  if (provider === 'deepl' && !key)
    throw new SettingError('WBN_TRANSLATION_KEY is missing. Write the key of your DeepL account.');
  return { provider, url: url ?? '', key: key || undefined, charactersADay: readBudget(env) };
}
