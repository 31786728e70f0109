import { addresses } from './addresses.ts';
import { newcomer, newEmail, openSession, type SessionTokens, sessionOf } from './sessions.ts';

/** Calls the API over HTTP without a browser: as a visitor, a demo account, or a new person. A refused call throws. */

interface Envelope<Data> {
  readonly data: Data;
}

async function answerOf<Data>(path: string, init: RequestInit): Promise<Data> {
  const answer = await fetch(`${addresses().api}/${path}`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as Envelope<Data>).data;
}

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Calls as a visitor; POST if there is a body. Returns the data. */
export const ask = <Data>(path: string, body?: object): Promise<Data> => answerOf(path, body ? asJson(body) : {});

async function askingAs(session: Promise<SessionTokens>) {
  const { token } = await session;
  return <Data>(path: string, body?: object, method = 'POST'): Promise<Data> => {
    const init: RequestInit = body ? { ...asJson(body), method } : {};
    return answerOf(path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  };
}

/** Calls as the given person; POST if there is a body. */
export const asPerson = (email: string, password?: string) => askingAs(sessionOf(email, password));

/** Calls as a newly registered person, for tests that create businesses. */
export const asNewcomer = (email?: string) => askingAs(openSession('register', newcomer(email)));

export type TestPerson = Awaited<ReturnType<typeof newPerson>>;

/** A new person, so that a test may change them. */
export async function newPerson(firstName = 'Nadia', lastName = 'Benali') {
  const email = newEmail();
  const password = 'a long enough password';
  const ask = await askingAs(openSession('register', { email, password, firstName, lastName }));
  return { email, password, ask };
}

/** A new business with the required fields; returns its id. */
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

/** A new post on its author's own timeline; returns its id. */
export async function newPost({ ask }: Pick<TestPerson, 'ask'>, content: string): Promise<string> {
  const { userID } = await ask<{ userID: string }>('user/profile');
  const { postID } = await ask<{ postID: string }>('social/posts/make-post', {
    content,
    timelineID: userID,
    timelineType: 'user',
  });
  return postID;
}
