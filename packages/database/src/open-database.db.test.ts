import path from 'node:path';
import { expect, it } from 'vitest';
import { DatabaseNotReached, databaseUrlFrom, dataDirFrom, openDatabase } from './open-database.ts';

it.each([
  ['localhost:5432/wbn', 'must start with postgresql://'],
  ['mysql://user:hushhush@localhost/wbn', 'must start with postgresql://, not with mysql:'],
  ['postgresql://user:hush#hush@localhost/wbn', 'is not a valid address'],
  ['postgresql://user:hushhush@localhost:5432', 'names no database'],
  ['postgresql://user:hushhush@localhost:99999/wbn', 'is not a valid address'],
])(
  'DATABASE_URL %j is refused with a sentence that says what to write and keeps the password',
  async (value, complaint) => {
    const refusal = await openDatabase({ DATABASE_URL: value }).catch((error) => error);
    expect(refusal.message).toContain(`DATABASE_URL ${complaint}`);
    expect(refusal.message).toContain('Write it like postgresql://user:password@localhost:5432/wbn, or leave it out.');
    expect(refusal.message).not.toContain('hush');
  },
);

it('says of a database that does not answer what to write, and keeps the password', async () => {
  const refusal = await openDatabase({ DATABASE_URL: 'postgresql://user:hushhush@127.0.0.1:1/wbn' }).catch(
    (error) => error,
  );
  expect(refusal).toBeInstanceOf(DatabaseNotReached);
  expect(refusal.message).toMatch(/DATABASE_URL .*127\.0\.0\.1:1.* write another address, like postgresql:/);
  expect(refusal.message).not.toContain('hush');
});

it('takes what PostgreSQL takes', () => {
  for (const value of [
    'postgres://u@h/d',
    'postgresql://u:p%23@h:5432/d?sslmode=require',
    'postgresql:///d?host=/run/postgresql',
  ]) {
    expect(databaseUrlFrom({ DATABASE_URL: value }, 'DATABASE_URL')).toBe(value);
  }
  for (const value of [undefined, '', ' ']) {
    expect(databaseUrlFrom({ DATABASE_URL: value }, 'DATABASE_URL')).toBeNull();
  }
});

it('WBN_DATA_DIR is a folder, .data without it', () => {
  for (const value of [undefined, '', ' ']) expect(dataDirFrom({ WBN_DATA_DIR: value })).toBe(path.resolve('.data'));
  expect(dataDirFrom({ WBN_DATA_DIR: '/srv/wbn' })).toBe('/srv/wbn');
  expect(() => dataDirFrom({ WBN_DATA_DIR: 'postgresql://x/y' })).toThrow('WBN_DATA_DIR must be the path of a folder');
});
