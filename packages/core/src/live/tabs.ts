import { browserOrigin, type Channel } from '../platform.ts';

/** What the tabs of one origin need to share a stream. */
export interface StreamTabs {
  /**
   * Runs the task as soon as no other tab holds the name, and until it ends; not at all when the signal says that it is too late. False
   * where a browser has no locks.
   */
  hold(name: string, signal: AbortSignal, task: () => Promise<void>): boolean;
  channel(name: string, hear: (message: unknown) => void): Channel;
  /** Hears that the page is put away or frozen, and that it is back; answers the way to stop. */
  onAway(listener: (isAway: boolean) => void): () => void;
}

const leaves = ['pagehide', 'freeze'];
const returns = ['pageshow', 'resume'];

export const browserTabs: StreamTabs = {
  hold(name, signal, task) {
    const locks = globalThis.navigator?.locks;
    locks?.request(name, { signal }, task).catch(() => {});
    return !!locks && !!globalThis.BroadcastChannel;
  },
  channel: browserOrigin.channel,
  onAway(listener) {
    const hear = ({ type }: Event) => listener(leaves.includes(type));
    // Capture, for some are the document's.
    for (const name of [...leaves, ...returns]) globalThis.addEventListener?.(name, hear, true);
    return () => {
      for (const name of [...leaves, ...returns]) globalThis.removeEventListener?.(name, hear, true);
    };
  },
};
