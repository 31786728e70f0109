import type { Call } from '@wbn/contract';
import { errorOf, WbnError } from './errors.ts';
import { dropEmpty } from './fields.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './types.ts';

export interface Sending extends CallOptions {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Timeout of the whole exchange with retries, in milliseconds. */
  readonly timeout?: number | undefined;
  /** Receives the server's clock (epoch milliseconds) if the answer exposes it. */
  readonly onDate?: (now: number) => void;
}

/** Pauses before a lost connection is tried again, in milliseconds. */
const pauses = [300, 600];

/**
 * Fetches; tries again over a lost connection if a duplicate does no harm. An address and plain objects, because pages replace `Request`
 * and `Headers` by classes of their own, which `fetch` does not read.
 */
async function fetchAgain(url: string, init: RequestInit, mayRepeat: boolean): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(url, init);
    } catch (error) {
      const pause = mayRepeat && !init.signal?.aborted && pauses[tries];
      if (!pause) throw error;
      await new Promise((resume) => setTimeout(resume, pause));
    }
  }
}

/**
 * Sends one request; returns the envelope or throws WbnError. An abort by the caller is rethrown.
 *
 * @example
 * // GET social/follow/b-1/summary answers { followersCount: 3 }
 * import { calls } from '@wbn/contract';
 * const answer = await send('https://api.example', calls.followSummary, { params: { id: 'b-1' } });
 * answer; // { success: true, data: { followersCount: 3 } }
 */
export async function send(base: string, call: Call, sending: Sending = {}): Promise<unknown> {
  const { params, query, body, signal, idempotencyKey, credentials, headers, locale, timeout = 10_000 } = sending;
  // English is the default.
  const search = `${new URLSearchParams(dropEmpty({ ...query, locale: locale === 'en' ? '' : locale }) as never)}`;
  const url = `${base.replace(/\/$/, '')}/${pathOf(call, params)}${search && `?${search}`}`;
  const limit = AbortSignal.timeout(timeout);
  const init: RequestInit = {
    method: call.method,
    headers: dropEmpty({
      'content-type': body && 'application/json',
      ...headers,
      'idempotency-key': idempotencyKey,
    }) as Record<string, string>,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  };
  if (body) init.body = JSON.stringify(call.sendsEmpty ? body : dropEmpty(body));
  if (credentials) init.credentials = credentials;
  let response: Response;
  let text: string;
  try {
    response = await fetchAgain(url, init, call.method === 'GET' || !!idempotencyKey);
    text = await response.text();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new WbnError(limit.aborted ? 'TimeoutError' : 'NetworkError', 0, '', { cause });
  }
  const date = response.headers.get('date');
  if (date) sending.onDate?.(Date.parse(date));
  let answer: { success?: boolean } | undefined;
  try {
    const parsed = JSON.parse(text);
    if (parsed && typeof parsed === 'object') answer = parsed;
  } catch {
    // A proxy's HTML page or a truncated answer: handled below.
  }
  if (!answer || answer.success === false || !response.ok) throw errorOf(response, answer);
  return answer;
}
