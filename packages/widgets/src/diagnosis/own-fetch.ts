import { within } from './within.ts';

/**
 * Sends a request by the browser's own `fetch`, which no script of the page has changed: that of a new frame. `unknown`: the page lets no
 * frame stay, or is a sandbox, whose frames no script may use.
 */
export async function askByOwnFetch(url: string, init?: RequestInit): Promise<'passes' | 'fails' | 'unknown'> {
  let holder: HTMLElement | undefined;
  try {
    const frame = document.createElement('iframe');
    holder = document.createElement('div');
    holder.hidden = true;
    // Scripts that remove frames watch the document, and see nothing of a closed shadow root.
    holder.attachShadow({ mode: 'closed' }).append(frame);
    document.body.append(holder);
    const { fetch } = frame.contentWindow as unknown as typeof globalThis;
    const answer = await within(() => fetch(url, init)).catch(() => undefined);
    if (answer?.ok) return 'passes';
    // The requests of a removed frame end with it, or never.
    return frame.isConnected ? 'fails' : 'unknown';
  } catch {
    return 'unknown';
  } finally {
    holder?.remove();
  }
}

/** Whether the page's `fetch` is visibly not the browser's. */
export const isFetchReplaced = (): boolean => !Function.prototype.toString.call(fetch).includes('[native code]');
