import { clientErrors } from '@wbn/contract';
import type { Platform } from '../platform.ts';
import type { WbnError } from './errors.ts';

/** Sends the action that `text` identifies with an Idempotency-Key; see `createIntent`. */
export type Intent = <Result>(text: string, act: (idempotencyKey: string) => Promise<Result>) => Promise<Result>;

/** After these the server may still have run an earlier attempt: sessions and limits are checked before the key. */
const undecided: readonly string[] = ['InFlight', 'TooManyRequests', ...clientErrors];

/**
 * The server ran the call and refused it: nothing changed, and the next attempt is a new request. `instanceof` would not do: each chunk of
 * the CDN has a class `WbnError` of its own.
 */
function isRefusal(error: unknown): boolean {
  const { name = '', status = 0 } = Object(error) as Partial<WbnError>;
  return status >= 400 && status < 500 && status !== 401 && !undecided.includes(name);
}

/**
 * One Idempotency-Key per intent: sending the same text again after a lost answer does not act twice. The key ends when the call succeeds,
 * is definitely refused, or the text changes.
 *
 * @example
 * const intent = createIntent(browserPlatform);
 * const keys = [];
 * const send = async (key) => { keys.push(key); throw new WbnError('NetworkError', 0); };
 * for (const attempt of [1, 2]) await intent('Which sizes?', send).catch(() => {});
 * keys[0] === keys[1]; // true
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
