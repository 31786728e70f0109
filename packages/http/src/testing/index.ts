export { keptLog, testInternalKey, testKeys, testOptions, testSites } from './app.ts';
export { makePartnerKey, makeUser, signIn } from './people.ts';
