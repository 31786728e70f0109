import { createStore } from 'zustand/vanilla';

/** A toggle and the number of people who have it on. */
export interface Toggle {
  readonly on: boolean;
  readonly count: number;
}

export interface Optimistic {
  get(): Toggle;
  subscribe(listener: (state: Toggle) => void): () => void;
  /** Toggles at once and sends the change. */
  toggle(): void;
  /** Sets the server's values; a change that is still being sent wins. */
  load(state: Partial<Toggle>): void;
  /** Loads the values that `read` returns. It reads again if a change was sent or answered meanwhile, because it may have read before that. */
  loadFrom(read: () => Promise<Partial<Toggle>>): Promise<void>;
}

/**
 * Shows the visitor's choice at once and sends it, one call at a time: after fast clicks the last one counts. A failure silently restores
 * the server's last value. `send` may return the server's count.
 *
 * @example
 * const star = createOptimistic({ on: false, count: 7 }, async (on) => (on ? 8 : 7));
 * star.toggle();
 * star.get(); // { on: true, count: 8 }
 */
export function createOptimistic(
  initial: Toggle,
  send: (on: boolean) => Promise<number | undefined>,
  onError?: (error: unknown) => void,
): Optimistic {
  const { getState: get, setState, subscribe } = createStore<Toggle>(() => initial);
  let confirmed = initial;
  let isBusy = false;
  /** Changes that were sent, and those that were answered. */
  let steps = 0;

  const shift = (state: Toggle, on: boolean): Toggle =>
    state.on === on ? state : { on, count: Math.max(0, state.count + (on ? 1 : -1)) };

  async function settle(): Promise<void> {
    isBusy = true;
    while (get().on !== confirmed.on) {
      const { on } = get();
      steps += 1;
      try {
        const count = await send(on).finally(() => {
          steps += 1;
        });
        confirmed = count === undefined ? shift(confirmed, on) : { on, count };
        setState(shift(confirmed, get().on));
      } catch (error) {
        setState(confirmed);
        onError?.(error);
      }
    }
    isBusy = false;
  }

  function load(state: Partial<Toggle>): void {
    confirmed = { ...confirmed, ...state };
    setState(isBusy ? shift(confirmed, get().on) : confirmed);
  }

  return {
    get,
    subscribe,
    load,
    toggle() {
      setState(shift(confirmed, !get().on));
      if (!isBusy) void settle();
    },
    async loadFrom(read) {
      for (;;) {
        const before = steps;
        const state = await read();
        if (steps === before) return load(state);
      }
    },
  };
}
