import './page-request.ts';
import type { Call } from '@wbn/contract';
import ky from 'ky';
import { errorOf, WbnError } from './errors.ts';
import { dropEmpty } from './fields.ts';
import { fetchRequest, giveBack, withRequest } from './page-request.ts';
import { pathOf } from './path-of.ts';
import type { CallOptions } from './types.ts';

// ky has been loaded.
giveBack();

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
  const path = pathOf(call, params);
  const limit = AbortSignal.timeout(timeout);
  let response: Response;
  let text: string;
  try {
    response = await withRequest(() =>
      ky(path, {
        method: call.method,
        prefixUrl: base,
        headers: dropEmpty({ ...headers, 'idempotency-key': idempotencyKey }),
        json: body && dropEmpty(body),
        // English is the default.
        searchParams: dropEmpty({ ...query, locale: locale === 'en' ? '' : locale }) as Record<string, string>,
        credentials,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
        timeout: false,
        throwHttpErrors: false,
        // Retries only lost connections, and only if a duplicate does no harm.
        retry: {
          limit: idempotencyKey || call.method === 'GET' ? 2 : 0,
          methods: [call.method as 'get'],
        },
        fetch: fetchRequest as typeof fetch,
      }),
    );
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
