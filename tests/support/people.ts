import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: object;
}
export interface TestPerson {
  readonly email: string;
  readonly password: string;
  readonly userID: string;
  /** Asks the API as this person; answers the envelope's data. */
  ask<Data>(path: string, asked?: Asked): Promise<Data>;
}

interface Envelope {
  readonly success: boolean;
  readonly data: never;
}

async function json(
  url: string,
  { body, method = body ? 'POST' : 'GET' }: Asked,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const told = (await answer.json()) as Envelope;
  if (!told.success) throw new Error(`${method} ${url} answered ${answer.status}: ${JSON.stringify(told)}`);
  return told.data;
}

/** Somebody who has just registered: whatever a test does with them, no other test sees. */
export async function newPerson(firstName = 'Lina', lastName = 'Haddad'): Promise<TestPerson> {
  const { accounts, api } = inject('addresses');
  const email = `${randomUUID()}@test.example`;
  const password = `pass-${randomUUID()}`;
  const code: { token: string } = await json(`${accounts}/register`, {
    body: { email, password, firstName, lastName },
  });
  const session: { token: string; userID: string } = await json(`${accounts}/get-session`, {
    body: { token: code.token },
  });
  const headers = { authorization: `Bearer ${session.token}` };
  return {
    email,
    password,
    userID: session.userID,
    ask: (path, asked = {}) => json(`${api}/${path}`, asked, headers),
  };
}

/** A business of theirs, with what the contract asks for; answers its id. */
export async function newBusiness(owner: TestPerson, companyName: string): Promise<string> {
  const body = {
    companyName,
    categories: ['0001.01'],
    businessType: 'MA',
    // A country without states.
    country: 'SM',
    shortDescription: `${companyName} makes what its tests need.`,
  };
  const { businessID } = await owner.ask<{ businessID: string }>('business/profile/create', { body });
  return businessID;
}
