import { browserOrigin, type Channel } from '../platform.ts';

/** The means by which tabs of one origin share a stream. */
export interface StreamTabs {
  /** Runs the task when no other tab holds the name, unless the signal aborts before. False if the browser has no locks. */
  hold(name: string, signal: AbortSignal, task: () => Promise<void>): boolean;
  channel(name: string, hear: (message: unknown) => void): Channel;
  /** Called when the page is hidden or frozen, and when it returns; returns a function that stops it. */
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
    // Capture, because some of these events fire on the document.
    for (const name of [...leaves, ...returns]) globalThis.addEventListener?.(name, hear, true);
    return () => {
      for (const name of [...leaves, ...returns]) globalThis.removeEventListener?.(name, hear, true);
    };
  },
};
