import http from 'node:http';
import { accountGuesses, accountLogin } from '@wbn/contract';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, useNetwork } from '../support/addresses.ts';
import { mailedText } from '../support/mails.ts';
import { startNetwork, stopNetwork } from '../support/network.ts';
import { openPage } from '../support/pages.ts';
import { freePorts } from '../support/ports.ts';

let network: Awaited<ReturnType<typeof startNetwork>> | undefined;
beforeAll(async () => {
  network = await startNetwork(await freePorts(), 20, { limits: 'on' });
  useNetwork(network);
}, 240_000);
afterAll(() => network && stopNetwork(network));

interface Account {
  readonly email: string;
  readonly password: string;
}

/** The name of the answer to a login as a program; 'in' for a login that succeeds. `from` is an address of this machine: Linux has all of 127.0.0.0/8. */
async function tryPassword(from: string, account: Account): Promise<string> {
  const { port } = new URL(addresses().accounts);
  const headers = { 'content-type': 'application/json' };
  const options = { host: '127.0.0.1', port, path: '/login', method: 'POST', headers, localAddress: from };
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request(options, resolve).once('error', reject).end(JSON.stringify(account));
  });
  const text = (await answer.toArray()).join('');
  return JSON.parse(text).name ?? 'in';
}

/** Guesses from one address until something else than a wrong password is answered; returns all answers. */
async function guessFrom(from: string, { email }: Account): Promise<string[]> {
  const told: string[] = [];
  do told.push(await tryPassword(from, { email, password: `wrong password ${told.length}` }));
  while (told.at(-1) === 'LoginFailed');
  return told;
}

/** Guesses from ever new addresses, one after another, until it is stopped. */
function keepGuessing({ email }: Account) {
  const told: string[] = [];
  let isOver = false;
  const run = async () => {
    for (let n = 1; !isOver; n += 1) {
      told.push(await tryPassword(`127.1.${n >> 8}.${n & 255}`, { email, password: `another password ${n}` }));
    }
  };
  const running = run();
  return {
    told: told as readonly string[],
    /** Waits for guesses that are made after this moment. */
    goesOn: async () => {
      const before = told.length;
      await expect.poll(() => told.length, { timeout: 60_000 }).toBeGreaterThan(before + 2);
    },
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(`${addresses().accounts}/login?prompt=login&continue=${addresses().portal}/`);
  await typePassword(page, { email, password });
}
async function typePassword(page: Page, { email, password }: Account, code?: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  if (code) await page.getByLabel('Code from our mail').fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
/** Waits for the portal's home with a session. The handover may lead through several pages, of which the first knows an earlier session. */
async function isIn(page: Page): Promise<void> {
  await page.waitForURL(`${addresses().portal}/`);
  await page.locator('html[data-person]').waitFor({ state: 'attached' });
}

it('the owner logs in undisturbed while somebody guesses: in a known browser by the password, in a new one with a mailed code too', {
  timeout: 400_000,
}, async () => {
  const owner = { email: 'owner@demo.example', password: 'demo-password-1' };
  const known = await openPage();
  await logIn(known, owner);
  await isIn(known);

  // One address has few tries, and all addresses together have not many more.
  const first = await guessFrom('127.0.1.1', owner);
  expect([first.length > accountLogin.burst, first.at(-1)]).toEqual([true, 'TooManyRequests']);
  const second = await guessFrom('127.0.1.2', owner);
  expect(second.at(-1)).toBe('LoginCodeNeeded');
  expect(first.length + second.length).toBeLessThan(2 * accountGuesses.burst);

  const guesser = keepGuessing(owner);
  try {
    for (let n = 0; n < 3; n += 1) {
      await logIn(known, owner);
      await isIn(known);
      await guesser.goesOn();
    }

    const fresh = await openPage();
    await logIn(fresh, owner);
    await fresh.getByText('Many passwords were tried for this account.').first().waitFor();
    const code = /[2-9A-Z]{4}-[2-9A-Z]{4}$/.exec(await mailedText(/Code: [2-9A-Z]{4}-[2-9A-Z]{4}/, owner.email))?.[0];
    await typePassword(fresh, owner, code);
    await isIn(fresh);
    await guesser.goesOn();
  } finally {
    await guesser.stop();
  }
  expect(new Set(guesser.told)).toEqual(new Set(['LoginCodeNeeded']));
});
