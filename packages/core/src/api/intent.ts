import { clientErrors } from '@wbn/contract';
import type { Platform } from '../platform.ts';
import { WbnError } from './errors.ts';

/** Sends what `text` stands for under an Idempotency-Key; see `createIntent`. */
export type Intent = <Result>(text: string, act: (idempotencyKey: string) => Promise<Result>) => Promise<Result>;

/** After these the server may still have done what an earlier try asked: a session or a limit is checked before the key is. */
const undecided: readonly string[] = ['InFlight', 'TooManyRequests', ...clientErrors];

/** The server has tried the call and refused it: nothing was done, and what is sent next is a new request. */
const isRefusal = (error: unknown): boolean =>
  error instanceof WbnError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  !undecided.includes(error.name);

/**
 * One Idempotency-Key for one intent: the same text sent again after a lost answer is not done twice. The key ends when the call succeeds,
 * when the server definitely refuses it, or when the text changes.
 */
export function createIntent({ random }: Pick<Platform, 'random'>): Intent {
  let current: { readonly text: string; readonly key: string } | undefined;
  return async (text, act) => {
    if (current?.text !== text) current = { text, key: random() };
    const sent = current;
    const end = () => {
      if (current === sent) current = undefined;
    };
    try {
      const result = await act(sent.key);
      end();
      return result;
    } catch (error) {
      if (isRefusal(error)) end();
      throw error;
    }
  };
}
