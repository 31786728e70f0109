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
