import { keyParameter, streamEvents, streamSilence } from '@wbn/contract';
import type { Client } from '../api/client.ts';
import { dropEmpty } from '../api/fields.ts';
import type { Platform } from '../platform.ts';
import { parser, type Received } from './parse.ts';

export interface StreamOptions {
  readonly platform: Pick<Platform, 'after'>;
  readonly resources: readonly string[];
  /** The id to resume after; '' to begin now. */
  readonly last: string;
  hear(event: Received): void;
  /** Called for every received byte. */
  alive(): void;
  /** Called when the connection fails; it is tried again. */
  lost(): void;
  /** Ends the reading. */
  readonly signal: AbortSignal;
}

const firstPause = 1_000;
const longestPause = 30_000;

/** Reads the stream until the signal, over as many connections as necessary, without missing events between them. */
export async function readEvents(client: Client, options: StreamOptions): Promise<void> {
  const { hear: listener, alive, lost, platform, resources, signal } = options;
  let { last } = options;
  let pause = firstPause;
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      platform.after(ms, resolve);
      signal.addEventListener('abort', () => resolve());
    });

  while (!signal.aborted) {
    const silence = new AbortController();
    let cancelTimer = () => {};
    const heard = () => {
      cancelTimer();
      cancelTimer = platform.after(streamSilence * 1000, () => silence.abort());
      alive();
    };
    try {
      heard();
      const response = await ask(client, resources, last, AbortSignal.any([signal, silence.signal]));
      const parse = parser((event) => {
        last = event.id;
        pause = firstPause;
        listener(event);
      });
      for await (const piece of pieces(response)) {
        heard();
        parse(piece);
      }
    } catch (error) {
      const { retryAfter = 0 } = error as { retryAfter?: number };
      pause = Math.max(pause, retryAfter * 1000);
    }
    cancelTimer();
    if (signal.aborted) return;
    lost();
    await wait(pause);
    pause = Math.min(pause * 2, longestPause);
  }
}

/** Opens a connection; renews an expired session once. */
async function ask(client: Client, resources: readonly string[], last: string, signal: AbortSignal) {
  const { options, session } = client;
  await session?.ready();
  for (let isRepeat = false; ; isRepeat = true) {
    const token = session?.get().token;
    // Without our headers the request needs no preflight.
    const headers = dropEmpty({
      ...options.headers,
      'x-wbn-key': token && options.key,
      ...(token && (await session!.headers(token, streamEvents, {}))),
      'last-event-id': last,
    }) as Record<string, string>;
    const query = [
      ...(resources.length ? [`resources=${resources}`] : []),
      ...(options.key && !token ? [`${keyParameter}=${encodeURIComponent(options.key)}`] : []),
    ];
    const address = `${options.api}/${streamEvents.path}${query.length ? `?${query.join('&')}` : ''}`;
    const response = await fetch(address, { headers, signal, cache: 'no-store' });
    if (response.ok && response.body) return response;
    await response.body?.cancel();
    if (response.status === 401 && token && !isRepeat) {
      const refreshed = await session?.refresh();
      if (refreshed === 'done') continue;
      // Logged out elsewhere, perhaps at another site: log out here too.
      if (refreshed === 'refused' && session?.get().token === token) session?.clear();
    }
    throw { retryAfter: Number(response.headers.get('retry-after')) };
  }
}

/** Not `for await` over the body: Safari does not support it. */
async function* pieces({ body }: Response): AsyncGenerator<string> {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
