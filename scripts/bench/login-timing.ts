import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createAccounts, hashPassword } from '@wbn/accounts';
import { createDatabase, migrate } from '@wbn/database';
import { appOptions } from './surroundings.ts';
import { at, printTable, timed } from './table.ts';

/**
 * login-timing.ts URL [TRIES]: whether the duration of a refused login reveals an account. Known and unknown e-mail addresses in random
 * order, one after the other, over a socket, with a wrong password. AUC is the probability that the slower of two attempts is the known
 * one: 0.5 is chance.
 */
const [url = '', tries = '300'] = process.argv.slice(2);
const each = Number(tries);
const db = createDatabase(url);
await migrate(db);
const app = createAccounts(appOptions(db));
await app.listen({ port: 0, host: '127.0.0.1' });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/login`;

const passwordHash = await hashPassword('the right password');
const people = Array.from({ length: 50 }, (_, n) => ({
  email: `person${n}@mail.example`,
  passwordHash,
  firstName: 'Lina',
  lastName: `Number ${n}`,
  username: `person${n}`,
}));
await db.insertInto('users').values(people).execute();

const answers = { known: new Set<string>(), unknown: new Set<string>() };
type Side = keyof typeof answers;
async function guess(side: Side): Promise<number> {
  const email = `${side === 'known' ? 'person' : 'nobody'}${randomInt(50)}@mail.example`;
  return timed(async () => {
    const told = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a wrong password' }),
    });
    answers[side].add(`${told.status} ${(await told.text()).replace(/"requestID":"[^"]*"/, '')}`);
  });
}

const times: Record<Side, number[]> = { known: [], unknown: [] };
for (let warm = 0; warm < 5; warm += 1) for (const side of ['known', 'unknown'] as const) await guess(side);
for (let round = 0; round < each; round += 1) {
  const order: Side[] = randomInt(2) === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
  for (const side of order) times[side].push(await guess(side));
}

const wins = times.known.flatMap((known) =>
  times.unknown.map((unknown) => (known > unknown ? 1 : known === unknown ? 0.5 : 0)),
);
const auc = wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
const guessed = Math.max(auc, 1 - auc);
// Without any difference, 19 of 20 runs stay below it.
const chance = 0.5 + 1.96 * Math.sqrt((2 * each + 1) / (12 * each * each));
const row = (side: Side) => [
  `${side} e-mail`,
  at(times[side], 0.5).toFixed(1),
  at(times[side], 0.05).toFixed(1),
  at(times[side], 0.95).toFixed(1),
];
printTable(
  `A refused login, ms (${each} each, in an order that is drawn)`,
  ['', 'median', 'p5', 'p95'],
  [row('known'), row('unknown')],
);
const isSame =
  answers.known.size === 1 && [...answers.known][0] === [...answers.unknown][0] && answers.unknown.size === 1;
console.log(
  `\nGuessed right: ${guessed.toFixed(3)} (goal: below 0.55; chance alone stays below ${chance.toFixed(3)}). Answers ${isSame ? 'alike' : 'DIFFER'}.`,
);
await app.close();
await db.destroy();
process.exit(isSame ? 0 : 1);
