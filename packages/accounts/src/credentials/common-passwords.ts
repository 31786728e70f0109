import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords that people choose most often, in small letters; the ones shorter than our minimum do no harm. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One short piece again and again, as `aaaaaaaa`, `abababab` or eight blanks. */
const repeats = (text: string): boolean =>
  [1, 2, 3, 4, 5].some((size) => text.slice(size) === text.slice(0, text.length - size));

/** Each letter the next one of the alphabet or the digits, forwards or backwards. */
const runs = (text: string): boolean =>
  [1, -1].some((step) =>
    Array.from(text).every((_, at) => at === 0 || text.charCodeAt(at) - text.charCodeAt(at - 1) === step),
  );

/** What a password is compared with beside the list: who it is for. */
export interface Owner {
  readonly email?: string;
  readonly names?: readonly string[];
}

/** Whether a guesser would try a password among the first. */
export function isCommon(password: string, { email = '', names = [] }: Owner = {}): boolean {
  const text = plain(password).trim();
  // Digits and marks at the end are the first thing that everybody adds.
  const word = text.replace(/[\d!?.@#$%*]{1,4}$/, '');
  if (text === '' || repeats(text) || runs(text) || common.has(text)) return true;
  const own = [email, email.split('@')[0] ?? '', ...names, names.join(''), 'wbn']
    .map(plain)
    .filter((one) => one.length > 2);
  return own.some((one) => text === one || word === one);
}

/** Milliseconds that a leak service may take; without its answer the password is taken. */
const patience = 2_000;

/**
 * Whether a leak service knows a password. It gets the first five digits of its SHA-1 and answers with the rests of all that begin so, as
 * `<rest>:<times>` a line: it never learns the password.
 * @throws Error when the service does not answer
 */
export async function isLeaked(service: string, password: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const answer = await fetch(`${service}/${hash.slice(0, 5)}`, {
    headers: { 'add-padding': 'true' },
    signal: AbortSignal.timeout(patience),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The leak service answered ${answer.status}.`);
  const lines = (await answer.text()).toUpperCase().split(/\r?\n/);
  return lines.some((line) => {
    const [rest, times] = line.split(':');
    return rest === hash.slice(5) && Number(times) > 0;
  });
}
