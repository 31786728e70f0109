import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../server.ts';
import { optionsFor, startApi, type TestApi } from '../testing/api.ts';
import { aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

const confirmation = (person: Person, method: 'GET' | 'POST' = 'GET') =>
  person.ask('/user/email-confirmation', { method });
const mailsTo = (person: Person) =>
  api.db
    .selectFrom('outboxEmails')
    .innerJoin('users', 'users.email', 'outboxEmails.toAddress')
    .select('outboxEmails.data')
    .where('users.id', '=', person.id)
    .where('template', '=', 'verify-email')
    .execute();

it('sends the mail again to an address that is not confirmed, and none to one that is', async () => {
  const person = await aPerson(api);
  expect((await confirmation(person)).json.data).toMatchObject({ confirmed: false, required: false });
  await confirmation(person, 'POST');
  await confirmation(person, 'POST');
  expect(await mailsTo(person)).toHaveLength(2);
  await api.db.updateTable('users').set({ emailVerifiedAt: new Date() }).where('id', '=', person.id).execute();
  expect((await confirmation(person, 'POST')).json.data).toMatchObject({ confirmed: true });
  expect(await mailsTo(person)).toHaveLength(2);
});

it('says whether the network requires it, and sends no more mails than an account may ask for', async () => {
  const server = createServer({ ...optionsFor(api.db, api.folder), limits: 'on', verifiedEmailOnly: true });
  const person = await aPerson(api);
  const ask = (method: 'GET' | 'POST') =>
    server.inject({ method, url: '/user/email-confirmation', headers: { authorization: `Bearer ${person.token}` } });
  expect((await ask('GET')).json().data).toMatchObject({ confirmed: false, required: true });
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await ask('POST')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  await server.close();
});

it('sends no more mails when they are asked for at the same time', async () => {
  const server = createServer({ ...optionsFor(api.db, api.folder), limits: 'on' });
  const person = await aPerson(api);
  const headers = { authorization: `Bearer ${person.token}` };
  const ask = () => server.inject({ method: 'POST', url: '/user/email-confirmation', headers });
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(await mailsTo(person)).toHaveLength(5);
  await server.close();
});
