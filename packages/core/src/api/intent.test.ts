import { type ErrorName, errors } from '@wbn/contract';
import { expect, it } from 'vitest';
import { WbnError } from './errors.ts';
import { createIntent } from './intent.ts';

/** The keys of two attempts with one text, if the first fails with `error`. */
async function keysAfter(error: unknown, texts = ['same', 'same']): Promise<string[]> {
  let made = 0;
  const intent = createIntent({ random: () => `key-${++made}` });
  const keys: string[] = [];
  for (const text of texts) {
    const fails = keys.length === 0;
    await intent(text, async (key) => {
      keys.push(key);
      if (fails && error) throw error;
    }).catch(() => {});
  }
  return keys;
}
const kept = ['key-1', 'key-1'];
const renewed = ['key-1', 'key-2'];

/** After these errors an earlier attempt may still have taken effect. */
const undecided: readonly ErrorName[] = [
  'TokenNotFound',
  'JsonWebTokenError',
  'TokenExpiredError',
  'SessionError',
  'ProofRefused',
  'ProofNonceNeeded',
  'LoginFailed',
  'LoginCodeNeeded',
  'SecondFactorNeeded',
  'SecondFactorFailed',
  'CodeInvalid',
  'InFlight',
  'TooManyRequests',
  'InternalError',
  'Unavailable',
];

it.each(Object.keys(errors) as ErrorName[])(
  'after %s the key stays only if the call may have been done',
  async (name) => {
    expect(await keysAfter(new WbnError(name, errors[name].status))).toEqual(undecided.includes(name) ? kept : renewed);
  },
);

it.each([
  new WbnError('NetworkError', 0),
  new WbnError('TimeoutError', 0),
  new WbnError('BadAnswer', 403),
  new Error('a fault of ours'),
])('without an answer of the server (%s) the key stays', async (error) => {
  expect(await keysAfter(error)).toEqual(kept);
});

it('after a refusal from another copy of this package, as each chunk of the CDN has one, the key is a new one', async () => {
  const copy = Object.assign(new Error('Confirm your address'), { name: 'EmailNotVerified', status: 403 });
  expect(await keysAfter(copy)).toEqual(renewed);
});

it('after success, and for another text, the key is a new one', async () => {
  expect(await keysAfter(undefined)).toEqual(renewed);
  expect(await keysAfter(new WbnError('NetworkError', 0), ['one', 'two'])).toEqual(renewed);
});
