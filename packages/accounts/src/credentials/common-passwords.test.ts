import { createHash } from 'node:crypto';
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
