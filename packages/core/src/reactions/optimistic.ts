import { createStore } from 'zustand/vanilla';

/** Something a visitor switches on and off, and how many have. */
export interface Toggle {
  readonly on: boolean;
  readonly count: number;
}

export interface Optimistic {
  get(): Toggle;
  subscribe(listener: (state: Toggle) => void): () => void;
  /** Switches at once, and tells the server. */
  toggle(): void;
  /** What the server says; a change that is still under way wins over it. */
  load(state: Partial<Toggle>): void;
}

/**
 * Shows the visitor's will at once and brings the server to it, one call at a time: however fast somebody clicks, the last click is what
 * stays. A failure puts back what the server last said, without a word to the visitor.
 * `send` may answer the server's count.
 */
export function createOptimistic(
  initial: Toggle,
  send: (on: boolean) => Promise<number | undefined>,
  onError?: (error: unknown) => void,
): Optimistic {
  const { getState: get, setState, subscribe } = createStore<Toggle>(() => initial);
  let confirmed = initial;
  let isBusy = false;

  const shift = (state: Toggle, on: boolean): Toggle =>
    state.on === on ? state : { on, count: Math.max(0, state.count + (on ? 1 : -1)) };

  async function settle(): Promise<void> {
    isBusy = true;
    while (get().on !== confirmed.on) {
      const { on } = get();
      try {
        const count = await send(on);
        confirmed = count === undefined ? shift(confirmed, on) : { on, count };
        setState(shift(confirmed, get().on));
      } catch (error) {
        setState(confirmed);
        onError?.(error);
      }
    }
    isBusy = false;
  }

  return {
    get,
    subscribe,
    toggle() {
      setState(shift(confirmed, !get().on));
      if (!isBusy) void settle();
    },
    load(state) {
      confirmed = { ...confirmed, ...state };
      setState(isBusy ? shift(confirmed, get().on) : confirmed);
    },
  };
}
