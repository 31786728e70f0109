import { post } from './post.ts';
import type { Translator } from './translator.ts';

export interface TranslationOptions {
  readonly provider: 'libretranslate' | 'deepl';
  /** Without a slash at its end, e.g. `https://api-free.deepl.com`. */
  readonly url: string;
  readonly key?: string | undefined;
  /** The network's budget. */
  readonly charactersADay: number;
}

/** The service that the operator has chosen; null without one. */
export function openTranslator(options: TranslationOptions | undefined): Translator | null {
  if (options === undefined) return null;
  return options.provider === 'deepl' ? deepl(options) : libreTranslate(options);
}

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('The translation service answered without a text.');
  return value;
};
const languageOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z]{2,3}\b/i.test(value) ? value.toLowerCase() : null;

interface LibreAnswer {
  readonly translatedText?: unknown;
  readonly detectedLanguage?: { readonly language?: unknown };
}

const libreTranslate = ({ key, url }: TranslationOptions): Translator => ({
  async translate(text, to) {
    const body = { q: text, source: 'auto', target: to, format: 'text', ...(key && { api_key: key }) };
    const { detectedLanguage, translatedText } = (await post(`${url}/translate`, body)) as LibreAnswer;
    return { text: textOf(translatedText), from: languageOf(detectedLanguage?.language) };
  },
});

interface DeeplAnswer {
  readonly translations?: readonly { readonly text?: unknown; readonly detected_source_language?: unknown }[];
}

/** DeepL refuses plain English as a target. */
const deeplTargets = { en: 'EN-GB', es: 'ES', it: 'IT', zh: 'ZH', ar: 'AR' } as const;

const deepl = ({ key, url }: TranslationOptions): Translator => ({
  async translate(text, to) {
    const body = { text: [text], target_lang: deeplTargets[to] };
    const headers = { authorization: `DeepL-Auth-Key ${key ?? ''}` };
    const [first] = ((await post(`${url}/v2/translate`, body, headers)) as DeeplAnswer).translations ?? [];
    return { text: textOf(first?.text), from: languageOf(first?.detected_source_language) };
  },
});
