/** Whether anybody looks at the page and could be answered. */
export interface Attention {
  isThere(): boolean;
  /** Hears when that may have changed; answers the way to stop. */
  onChange(listener: () => void): () => void;
}

const events = ['visibilitychange', 'focus', 'online', 'offline', 'pageshow'];

export const browserAttention: Attention = {
  isThere: () => !globalThis.document?.hidden && globalThis.navigator?.onLine !== false,
  onChange(listener) {
    // Capture, for a change of visibility is the document's.
    for (const event of events) globalThis.addEventListener?.(event, listener, true);
    return () => {
      for (const event of events) globalThis.removeEventListener?.(event, listener, true);
    };
  },
};
