import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';

let made = 0;

/** Creates a user with only the required columns; returns its id. */
export async function aUser(db: Kysely<Database>): Promise<string> {
  made += 1;
  const user = { email: `user${made}@example.com`, passwordHash: 'x', firstName: 'Test', lastName: `User ${made}` };
  return (await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
}

export async function aBusiness(db: Kysely<Database>, companyName = 'Test Company'): Promise<string> {
  const business = {
    companyName,
    shortDescription: 'x',
    businessTypeCode: 'MA',
    industryId: '0001',
    countryCode: 'SA',
  };
  return (await db.insertInto('businesses').values(business).returning('id').executeTakeFirstOrThrow()).id;
}
