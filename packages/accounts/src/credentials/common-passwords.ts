import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { plainLetters, plainPassword } from './plain-password.ts';

/**
 * The 100,000 most common passwords of eight characters and more: four bytes of the SHA-256 of each, sorted. One of 40,000 others is
 * refused by chance. `scripts/docs/write-common-passwords.ts` makes the file.
 */
const common = readFileSync(new URL('./common-passwords.bin', import.meta.url));

/** Whether the list has a password, by halving the sorted file. */
function isListed(password: string): boolean {
  const prefix = createHash('sha256').update(password).digest().readUInt32BE();
  let [low, high] = [0, common.length / 4];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (common.readUInt32BE(4 * middle) < prefix) low = middle + 1;
    else high = middle;
  }
  return 4 * low < common.length && common.readUInt32BE(4 * low) === prefix;
}

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
  const text = plainPassword(password);
  // Digits and symbols at the end are the most common addition.
  const word = text.replace(/[\d!?.@#$%*]{1,4}$/, '');
  if (text === '' || repeats(text) || runs(text) || isListed(text)) return true;
  const own = [email, email.split('@')[0] ?? '', ...names, names.join('')]
    .map(plainLetters)
    .filter((one) => one.length > 2);
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
