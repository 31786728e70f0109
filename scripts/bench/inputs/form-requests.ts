import { credentials } from './credentials.ts';
import { type ExpensiveText, expensiveTexts } from './expensive-texts.ts';
import type { PageRequest } from './worst-of-page.ts';

/** Bytes of an encoded form or query. */
const limit = 1024;
const csrf = 'c'.repeat(43);
const { email, password } = credentials;
const names = { firstName: 'Lina', lastName: 'Novak' };

/** The forms of the account site by path, with good fields. A field that holds null gets the expensive text. */
const forms: readonly (readonly [path: string, fields: Readonly<Record<string, string | null>>])[] = [
  ['/login', { email: null, password: null, state: null }],
  ['/login', { email, password: null, mailCode: null }],
  ['/login/business', { email: null }],
  ['/login/passkey', { passkey: null }],
  ['/login/second-step', { code: null }],
  ['/register', { email, password: null, ...names }],
  ['/register', { email: 'new@mail.example', password, firstName: null, lastName: null }],
  ['/register', { ...names, email: null, password }],
  ['/forgot-password', { email: null }],
  ['/reset-password', { token: null, password: null }],
  ['/verify-email', { token: null }],
  ['/confirm-email', { token: null }],
  ['/confirm-email/refuse', { token: null }],
  ['/undo-email', { token: null }],
  ['/unsubscribe', { token: null }],
  ['/consent', { decision: 'allow', continue: null, key: null }],
  ['/connected-sites', { decision: 'change', origin: null }],
  ['/confirm', { current: null, code: null }],
  ['/account/email', { current: null, email: null }],
  ['/account/email', { current: password, email: null }],
  ['/account/password', { current: password, password: null }],
  ['/account/sessions', { session: null }],
  ['/account/sessions/unlink', { provider: null }],
  ['/account/second-factor/setup', { code: null }],
  ['/account/second-factor/confirm', { current: password, code: null }],
  ['/account/second-factor/passkey', { current: password, passkey: null, name: null }],
  ['/account/second-factor/passkeys/remove', { passkeyID: null }],
  ['/account/second-factor/off', { current: null, code: null }],
  ['/account/data', { current: null }],
  ['/account/delete', { current: null, businesses: null }],
  ['/logout', { continue: null, state: null }],
];

/** The pages of the account site that read something of their address. */
const pages: readonly string[] = [
  ...['/login', '/login/business', '/register', '/forgot-password', '/reset-password', '/verify-email', '/unsubscribe'],
  ...['/confirm-email', '/undo-email', '/account', '/account/sessions', '/connected-sites', '/confirm', '/unknown'],
];
const read = { continue: null, state: null, key: null, scope: null, token: null } as const;

const nested = (open: string, close: string) => (length: number) =>
  open.repeat(Math.floor(length / 2 / open.length)) + close.repeat(Math.floor(length / 2 / open.length));
/** Besides those of all calls: addresses of every kind, and what pretends to be the answer of a passkey. */
const texts: readonly ExpensiveText[] = [
  ...expensiveTexts,
  { name: 'an address of many labels', write: (length) => `x@${'a.'.repeat(Math.floor(length / 2))}example` },
  { name: 'an address with foreign letters', write: (length) => `x@${'ü'.repeat(Math.min(60, length))}.example` },
  { name: 'an address of one site', write: (length) => `http://localhost:8080/${'%61'.repeat(length / 3)}` },
  { name: 'lists in lists', write: nested('[', ']') },
  {
    name: 'a passkey of lists in lists',
    write: (length) => {
      const attestationObject = Buffer.alloc(Math.floor(length / 2), 0x81).toString('base64url');
      return JSON.stringify({
        id: 'x',
        rawId: 'x',
        type: 'public-key',
        response: { attestationObject, clientDataJSON: 'e30' },
      });
    },
  },
];

/** The fields with a text that just fits, or with no room left a short one. */
function fitting(fields: Readonly<Record<string, string | null>>, text: ExpensiveText): URLSearchParams {
  for (let room = limit; ; room = Math.floor(room * 0.8)) {
    const filled = Object.entries(fields).map(([name, value]) => [name, value ?? text.write(room)]);
    const made = new URLSearchParams(filled);
    if (made.toString().length <= limit || room < 8) return made;
  }
}

/**
 * The forms and pages of the account site with the most expensive texts in 1 kB. `logIn` makes a login of a person and returns its cookie, because some forms
 * end theirs.
 */
export function accountRequests(accounts: string, logIn: () => Promise<string>): PageRequest[] {
  const cookies = async () => `wbn-csrf-8082=${csrf}; ${await logIn()}`;
  const send = async (url: string, init: RequestInit): Promise<number> => {
    const answer = await fetch(accounts + url, { redirect: 'manual', ...init });
    await answer.arrayBuffer();
    return answer.status;
  };
  const ofForm = (path: string, fields: Readonly<Record<string, string | null>>) =>
    texts.map((text) => ({
      page: `form ${path}`,
      input: text.name,
      prepare: async () => {
        const body = fitting({ ...fields, csrf }, text);
        const headers = { cookie: await cookies() };
        return () => send(path, { method: 'POST', body, headers });
      },
    }));
  const ofPage = (path: string) =>
    texts.map((text) => ({
      page: `account page ${path}`,
      input: text.name,
      prepare: async () => {
        const headers = { cookie: await cookies() };
        return () => send(`${path}?${fitting(read, text)}`, { headers });
      },
    }));
  return [...forms.flatMap(([path, fields]) => ofForm(path, fields)), ...pages.flatMap(ofPage)];
}
