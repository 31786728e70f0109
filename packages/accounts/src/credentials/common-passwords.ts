import { createHash } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 of the most common passwords in lower case. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A short piece that repeats, such as `aaaaaaaa`, `abababab` or eight spaces. */
const repeats = (text: string): boolean =>
  [1, 2, 3, 4, 5].some((size) => text.slice(size) === text.slice(0, text.length - size));

/** Consecutive letters or digits, forwards or backwards. */
const runs = (text: string): boolean =>
  [1, -1].some((step) =>
    Array.from(text).every((_, index) => index === 0 || text.charCodeAt(index) - text.charCodeAt(index - 1) === step),
  );

/** Words of the network, which many people would try first here.  */
export const ownWords: readonly string[] = [
  ...['wbn', 'wbn widgets', 'wbnwidgets', 'wbn network', 'wbnnetwork', 'b2b', 'b2bnetwork', 'b2b network'],
  ...['operator', 'administrator', 'supplier', 'suppliers', 'supplier network', 'business network', 'businessnetwork'],
];

/** The owner's data, which the password must not repeat. */
export interface Owner {
  readonly email?: string;
  readonly names?: readonly string[];
}

/** Whether an attacker would try the password early. */
export function isCommon(password: string, { email = '', names = [] }: Owner = {}): boolean {
  const text = plain(password).trim();
  // Digits and symbols at the end are the most common addition.
  const word = text.replace(/[\d!?.@#$%*]{1,4}$/, '');
  if (text === '' || repeats(text) || runs(text) || common.has(text)) return true;
  const own = [email, email.split('@')[0] ?? '', ...names, names.join('')].map(plain).filter((one) => one.length > 2);
  return (
    own.some((one) => text === one || word === one) ||
    // Alone, or with nothing but digits and symbols behind it.
    ownWords.some((one) => text.startsWith(one) && !/\p{L}/u.test(text.slice(one.length)))
  );
}

/** Timeout of the leak service in milliseconds; without an answer the password is accepted. */
const patience = 2_000;

/**
 * Whether a leak service knows a password. The service gets the first five digits of its SHA-1 and returns all suffixes with that prefix as
 * `<suffix>:<count>` lines, so it never learns the password.
 * @throws Error if the service does not answer
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
