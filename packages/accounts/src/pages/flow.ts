import type { FastifyRequest } from 'fastify';
import { type Locale, localeOf, type Texts, texts } from '../texts/index.ts';

/** Parameters that a login passes from page to page. All of it is untrusted input. */
export interface Flow {
  readonly continue: string | undefined;
  readonly state: string | undefined;
  readonly codeChallenge: string | undefined;
  /** The publishable key of a partner page. */
  readonly key: string | undefined;
  readonly prompt: string | undefined;
  /** The scope that the widget which asked for the login needs. */
  readonly scope: string | undefined;
  readonly locale: Locale;
  readonly t: Texts;
}

const maximum = { continue: 2048, state: 256, codeChallenge: 128, key: 100, prompt: 10, scope: 20, lang: 10 } as const;
type Name = keyof typeof maximum;

/** Reads the flow from a query or a form: repeated, too long or unprintable values count as absent. */
export function readFlow(request: FastifyRequest, source: unknown): Flow {
  const given = (source ?? {}) as Record<string, unknown>;
  const read = (name: Name, ...others: string[]): string | undefined => {
    const value = [name, ...others].map((one) => given[one]).find((one) => one !== undefined);
    const fine = typeof value === 'string' && value !== '' && value.length <= maximum[name] && isPrintable(value);
    return fine ? value : undefined;
  };
  const locale = localeOf(read('lang'), request.headers['accept-language']);
  return {
    continue: read('continue'),
    state: read('state'),
    codeChallenge: read('codeChallenge', 'code_challenge'),
    key: read('key'),
    prompt: read('prompt'),
    scope: read('scope'),
    locale,
    t: texts[locale],
  };
}

const isPrintable = (text: string): boolean => !/\p{Cc}/u.test(text) && text.isWellFormed();

/** The flow as query parameters of the next page, with changes. */
export function flowQuery(flow: Flow, changes: { lang?: string; token?: string | undefined } = {}): string {
  const pairs: [string, string | undefined][] = [
    ['continue', flow.continue],
    ['state', flow.state],
    ['codeChallenge', flow.codeChallenge],
    ['key', flow.key],
    ['scope', flow.scope],
    ['token', changes.token],
    ['lang', changes.lang ?? flow.locale],
  ];
  return new URLSearchParams(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined)).toString();
}
