import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isCommon, isLeaked, ownWords } from './common-passwords.ts';

describe('a password', () => {
  it.each([
    'password',
    'PASSWORD',
    '12345678',
    '87654321',
    'abcdefgh',
    '        ',
    'aaaaaaaa',
    'abababab',
    '1234512345',
    'qwertyuiop',
    'iloveyou',
    'ｐａｓｓｗｏｒｄ',
    'sunshine',
    'football',
    'trustno1',
    'ana.perez@people.example',
    'ana.perez1',
    'AnaPérez!',
    ...ownWords.map((word) => `${word}123456!!`),
    'WBN20262026',
  ])('%j is refused', (password) =>
    expect(isCommon(password, { email: 'ana.perez@people.example', names: ['Ana', 'Pérez'] })).toBe(true),
  );

  it.each(['correct horse battery', 'demo-password-1', 'ein langer Satz', '合格的密码很长很长', 'xk29-plmq'])(
    '%j is taken',
    (password) => expect(isCommon(password, { email: 'ana@people.example', names: ['Ana', 'Pérez'] })).toBe(false),
  );
});

describe('the list of common passwords', () => {
  const list = readFileSync(new URL('./common-passwords.bin', import.meta.url));
  const prefixes = Array.from({ length: list.length / 4 }, (_, at) => list.readUInt32BE(4 * at));

  it('has 100,000 entries, sorted, each once but for equal beginnings of their hashes', () => {
    expect(prefixes).toHaveLength(100_000);
    expect(prefixes.every((one, at) => at === 0 || one >= (prefixes[at - 1] as number))).toBe(true);
    expect(new Set(prefixes).size).toBeGreaterThan(99_900);
  });

  // Their places among all passwords of eight characters and more are 10, 1,000, 5,000, 20,000, 39,000, 60,000, 99,999 and 100,000.
  it.each(['trustno1', 'deeznutz', 'daydream', 'starburs', 'swisscom', 'krav5019', 'smokey42', 'Smokey24'])(
    'refuses %s',
    (password) => expect(isCommon(password)).toBe(true),
  );

  it('refuses no password that is behind its end, and of others hardly any', () => {
    expect(['smokey212', 'smokey18', 'sillypants'].filter((one) => isCommon(one))).toEqual([]);
    const others = Array.from({ length: 2_000 }, (_, at) => `the ${at} blue lamps of ours`);
    expect(others.filter((one) => isCommon(one)).length).toBeLessThan(3);
  });
});

it('a leak service learns five digits of a hash and no more', async () => {
  const password = 'correct horse battery';
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.url}`);
    response.end(`${'0'.repeat(35)}:3\r\n${hash.slice(5)}:${asked.length === 1 ? 12 : 0}\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
  try {
    expect(await isLeaked(service, password)).toBe(true);
    // Padding rows have the count 0.
    expect(await isLeaked(service, password)).toBe(false);
    expect(asked).toEqual([`/range/${hash.slice(0, 5)}`, `/range/${hash.slice(0, 5)}`]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  await expect(isLeaked(service, password)).rejects.toThrow();
});
