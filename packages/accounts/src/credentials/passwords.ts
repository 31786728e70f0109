import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { fairTurns } from '@wbn/http';
import { currentAsker } from './asker.ts';

interface Cost {
  /** log2 of N. */
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}
const cost: Cost = { logN: 17, r: 8, p: 1 };
/** For a site without limits: loopback alone can be one, and its passwords are those of tests, which would wait for each full hash. */
const cheapLogN = 10;

/** log2 of the N at which a site hashes passwords. */
export const passwordCost = (limits: 'on' | 'off'): number => (limits === 'off' ? cheapLogN : cost.logN);

/** Each hash needs 128 MiB and a processor: more at once would block everything else. */
const inTurn = fairTurns({ atOnce: 2, maxWaiting: 64, memory: 15 * 60_000 });

const derive = (password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> =>
  inTurn(
    currentAsker(),
    () =>
      new Promise((resolve, reject) => {
        const options = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
        // Two keyboards may encode the same password in different bytes.
        scrypt(password.normalize('NFKC'), salt, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );

/**
 * `scrypt$17$8$1$<salt>$<key>`: costs can change later without breaking old hashes. Set a lower `logN` only as `passwordCost` says.
 */
export async function hashPassword(password: string, logN = cost.logN): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, { ...cost, logN });
  return ['scrypt', logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Stands for the hash of an account without a password: its owner can set one by a mail. */
export const noPassword = 'none';

/** Compared if the account does not exist, so that both cases take the same time. */
const nobody = (logN: number) =>
  `scrypt$${logN}$8$1$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

/**
 * Whether the password matches the hash; without a hash, or for an account without a password, it takes the same time, that of `logN`, and returns
 * false.
 */
export async function passwordFits(password: string, hash: string | undefined, logN = cost.logN): Promise<boolean> {
  const usable = hash?.startsWith('scrypt$') ? hash : undefined;
  const [kind, ofHash, r, p, salt, key] = (usable ?? nobody(logN)).split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    logN: Number(ofHash),
    r: Number(r),
    p: Number(p),
  });
  return usable !== undefined && actual.length === expected.length && timingSafeEqual(actual, expected);
}
