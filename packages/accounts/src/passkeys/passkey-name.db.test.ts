import { makeUser, testSites } from '@wbn/http/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../credentials/passwords.ts';
import { passkeyDevice } from '../testing/passkey-device.ts';
import { browser, type TestSite, testSite } from '../testing/site.ts';

const password = 'correct horse battery';
const path = '/account/second-factor/passkey';
let site: TestSite;
let passwordHash: string;
beforeAll(async () => {
  site = await testSite();
  passwordHash = await hashPassword(password, 10);
}, 120_000);
afterAll(() => site?.close());

/** The answer to a new passkey of this name, and the names that are stored then. */
async function addAs(name: string) {
  const { db } = site.database;
  const userID = await makeUser(db, { passwordHash, emailVerifiedAt: new Date() });
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userID).executeTakeFirstOrThrow();
  const visit = browser(site.app, testSites.accounts);
  await visit.open('/login');
  await visit.send('/login', { email, password });
  const passkey = passkeyDevice(testSites.accounts).make((await visit.open(path)).body);
  const { body, statusCode } = await visit.send(path, { current: password, passkey, name });
  const rows = await db.selectFrom('passkeys').select('name').where('userId', '=', userID).execute();
  return { body, statusCode, names: rows.map((row) => row.name) };
}

describe('the name of a passkey', () => {
  it.each([
    ['that turns what stands beside it', 'Key \u202Epotpal'],
    ['with an isolate that stays open', 'Key \u2067laptop'],
    ['with a format character', 'Lap\u200Btop'],
    ['with a soft hyphen', 'Lap\u00ADtop'],
    ['with a control', 'Lap\u0007top'],
    ['with a line end', 'Lap\u2028top'],
    ['without a visible character', '\u200D\u2800'],
    ['that is too long', 'x'.repeat(61)],
    ['whose last character lies across the limit', `${'x'.repeat(59)}😀`],
  ])('is refused if it is one %s, and no passkey is stored', async (_what, name) => {
    const { body, names, statusCode } = await addAs(name);
    expect([statusCode, names]).toEqual([400, []]);
    expect(body).toContain('<a href="#name">Enter a name of at most 60 characters, all of them visible</a>');
  });

  it.each([
    ['as it was typed', 'Work laptop', 'Work laptop'],
    ['up to the limit, in whole characters', `${'x'.repeat(58)}😀`, `${'x'.repeat(58)}😀`],
    ['with joined emoji', '👩\u200D💻', '👩\u200D💻'],
    ['without the spaces around it', '  مفتاح العمل ', 'مفتاح العمل'],
    ['as our own word for it where none was typed', '   ', 'WBN'],
  ])('is kept %s', async (_how, name, kept) => {
    const { names, statusCode } = await addAs(name);
    expect([statusCode, names]).toEqual([200, [kept]]);
  });
});
