import { addresses } from './addresses.ts';
import { newcomer, newEmail, openSession, type SessionTokens, sessionOf } from './sessions.ts';

/** The API, asked over HTTP without a browser: by a visitor, by one of the demo accounts, or by somebody new. */

interface Envelope<Data> {
  readonly data: Data;
}

async function answerOf<Data>(path: string, init: RequestInit): Promise<Data> {
  const answer = await fetch(`${addresses().api}/${path}`, init);
  return ((await answer.json()) as Envelope<Data>).data;
}

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Asks as a visitor; with a body it posts. Answers the data. */
export const ask = <Data>(path: string, body?: object): Promise<Data> => answerOf(path, body ? asJson(body) : {});

async function askingAs(session: Promise<SessionTokens>) {
  const { token } = await session;
  return <Data>(path: string, body?: object, method = 'POST'): Promise<Data> => {
    const init: RequestInit = body ? { ...asJson(body), method } : {};
    return answerOf(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  };
}

/** Asks as the named person; with a body it posts. */
export const asPerson = (email: string, password?: string) => askingAs(sessionOf(email, password));

/** Asks as somebody who registers now, for tests that make businesses of their own. */
export const asNewcomer = (email?: string) => askingAs(openSession('register', newcomer(email)));

export type TestPerson = Awaited<ReturnType<typeof newPerson>>;

/** A new person of the network, so that a test may change them. */
export async function newPerson(firstName = 'Nadia', lastName = 'Benali') {
  const email = newEmail();
  const password = 'a long enough password';
  const ask = await askingAs(openSession('register', { email, password, firstName, lastName }));
  return { email, password, ask };
}

/** A business of theirs, with what the contract asks for; answers its id. */
export async function newBusiness({ ask }: Pick<TestPerson, 'ask'>, companyName: string): Promise<string> {
  const { businessID } = await ask<{ businessID: string }>('business/profile/create', {
    companyName,
    categories: ['0001.01'],
    businessType: 'MA',
    // A country without states.
    country: 'SM',
    shortDescription: `${companyName} makes what its tests need.`,
  });
  return businessID;
}
