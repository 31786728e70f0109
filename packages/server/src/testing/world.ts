import { createHash, randomUUID } from 'node:crypto';
import { jsonb, type MemberRole } from '@wbn/database';
import type { Ask, TestApi, TestResponse } from './api.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
  ask(url: string, options?: Omit<Ask, 'as'>): Promise<TestResponse>;
}

let made = 0;

export async function aPerson(api: TestApi, firstName = 'Lina', more: Record<string, unknown> = {}): Promise<Person> {
  made += 1;
  const user = {
    email: `person${made}@mail.example`,
    passwordHash: 'x',
    firstName,
    lastName: `Number ${made}`,
    username: `person${made}`,
    ...more,
  };
  const { id } = await api.db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
  const token = await api.tokenFor(id);
  return { id, token, ask: (url, options = {}) => api.ask(url, { ...options, as: token }) };
}

/** A person who confirmed the e-mail address, and so gets mails. */
export const aConfirmedPerson = (
  api: TestApi,
  firstName?: string,
  more: Record<string, unknown> = {},
): Promise<Person> => aPerson(api, firstName, { emailVerifiedAt: new Date(), ...more });

export const draft = {
  companyName: 'Najd Valves',
  categories: ['0001.01'],
  businessType: 'MA',
  country: 'SA',
  state: 'SA-01',
  shortDescription: 'Ball valves and gate valves for water works',
};

/** A business made through the API by its owner. */
export async function aBusiness(owner: Person, change: Partial<typeof draft> = {}): Promise<string> {
  const made = await owner.ask('/business/profile/create', { body: { ...draft, ...change } });
  if (made.status !== 200) throw new Error(JSON.stringify(made.json));
  return made.json.data.businessID;
}

export async function aMember(api: TestApi, businessId: string, role: MemberRole): Promise<Person> {
  const person = await aPerson(api, role);
  await api.db.insertInto('businessMembers').values({ businessId, userId: person.id, role }).execute();
  return person;
}

export async function aProduct(api: TestApi, businessId: string, name = 'Brass ball valve'): Promise<string> {
  const row = await api.db
    .insertInto('products')
    .values({ businessId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function aPost(person: Person, content = 'We are at the fair', as?: string): Promise<string> {
  const body = as
    ? { content, timelineID: as, timelineType: 'business', businessID: as }
    : { content, timelineID: person.id, timelineType: 'user' };
  const made = await person.ask('/social/posts/make-post', { body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.json));
  return made.json.data.postID;
}

/** A thread from a user, or from a business they speak for, to a business. */
export async function aThread(sender: Person, to: string, from?: string): Promise<string> {
  const body = { to, ...(from ? { from } : {}), subject: 'Samples', message: 'Could you send us samples?' };
  const made = await sender.ask('/business/request', { body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.json));
  return made.json.data.requestID;
}

/** The token of a picture that a person has uploaded. */
export async function anUpload(api: TestApi, person: Person, purpose = 'business'): Promise<string> {
  const grant = await person.ask(`/files/upload-request/${purpose}`, {
    body: { contentType: 'image/png', fileSize: 1000 },
  });
  const { token, fields } = grant.json.data;
  await api.db.updateTable('uploads').set({ state: 'ready' }).where('key', '=', fields.key).execute();
  return token;
}

/** The token of a PDF that a person has uploaded. */
export async function aPdfUpload(api: TestApi, person: Person): Promise<string> {
  const contentType = 'application/pdf';
  const { json } = await person.ask('/files/upload-request/business', { body: { contentType, fileSize: 1_000_000 } });
  const { token, fields } = json.data;
  const file = { name: 'file', key: `${fields.key}/file.pdf`, width: 0, height: 0, bytes: 1_000_100, contentType };
  const ready = { state: 'ready', variants: jsonb([file]) } as const;
  await api.db.updateTable('uploads').set(ready).where('key', '=', fields.key).execute();
  return token;
}

/** An open invitation to a business, with the token that its mail would contain. */
export async function anInvitation(api: TestApi, businessId: string, role: MemberRole = 'member') {
  const token = randomUUID();
  const tokenHash = createHash('sha256').update(token).digest();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await api.db
    .insertInto('businessInvitations')
    .values((of) => ({
      businessId,
      email: `${token}@mail.example`,
      role,
      tokenHash,
      expiresAt,
      invitedBy: of
        .selectFrom('businessMembers')
        .select('userId')
        .where('businessId', '=', businessId)
        .where('role', '=', 'owner')
        .limit(1),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token, invitation: id };
}
