export { keptLog, testInternalKey, testKeys, testOptions, testSites } from './app.ts';
export { type TestDatabase, testDatabase } from './database.ts';
export { makePartnerKey, makeUser, signIn } from './people.ts';
