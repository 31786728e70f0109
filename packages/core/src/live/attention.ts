/** Whether someone is looking at the page with a working connection. */
export interface Attention {
  isThere(): boolean;
  /** Called when that may have changed; returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

const events = ['visibilitychange', 'focus', 'online', 'offline', 'pageshow'];

/**
 * The attention of a visitor in a browser; elsewhere somebody is always there.
 *
 * @example browserAttention.isThere() // true
 */
export const browserAttention: Attention = {
  isThere: () => !globalThis.document?.hidden && globalThis.navigator?.onLine !== false,
  onChange(listener) {
    // Capture, because visibilitychange fires on the document.
    for (const event of events) globalThis.addEventListener?.(event, listener, true);
    return () => {
      for (const event of events) globalThis.removeEventListener?.(event, listener, true);
    };
  },
};
