import { vi } from 'vitest';

/** Waits until the condition holds. */
export const until = (holds: () => unknown): Promise<unknown> =>
  vi.waitFor(
    () => {
      if (!holds()) throw new Error(`never came true: ${holds}`);
    },
    { timeout: 15_000, interval: 2 },
  );
