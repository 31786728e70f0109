import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { plainPassword } from '../../packages/accounts/src/credentials/plain-password.ts';

/**
 * write-common-passwords.ts LIST: makes the file of common passwords from a list with one password a line, the most common first, such as
 * `10-million-password-list-top-1000000.txt` of SecLists. Shorter ones than eight characters are left out: they are refused anyway. Of each the
 * file holds the first four bytes of its SHA-256, sorted.
 */
const [list = ''] = process.argv.slice(2);
const many = 100_000;

const taken = new Set<string>();
for (const line of readFileSync(list, 'utf8').split('\n')) {
  const password = plainPassword(line);
  if (Array.from(password).length >= 8) taken.add(password);
  if (taken.size === many) break;
}
const prefixes = new Uint32Array(
  Array.from(taken, (one) => createHash('sha256').update(one).digest().readUInt32BE()),
).sort();
const bytes = Buffer.alloc(4 * prefixes.length);
for (const [at, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, 4 * at);
const file = path.join(import.meta.dirname, '../../packages/accounts/src/credentials/common-passwords.bin');
writeFileSync(file, bytes);
console.log(`${prefixes.length} passwords, ${bytes.length} bytes; the last one is "${[...taken].at(-1)}".`);
