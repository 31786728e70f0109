import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { fullName } from '@wbn/contract';
import type { Database, Kysely } from '@wbn/database';
import { sql } from '@wbn/database';
import type { Account } from '../account/account.ts';
import type { Accounts } from '../context.ts';
import { isWithoutCertificates } from './attestation.ts';
import { type ChallengeUse, makeChallenge, takeChallenge } from './challenges.ts';

type Db = Kysely<Database>;

/** A passkey as the account's pages show it. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Ed25519, ECDSA with P-256, RSA: the kinds that browsers make. Named here, since the library's defaults include experimental ones of Node. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Passkeys belong to the host of the account site. */
const rpID = ({ sites }: Pick<Accounts, 'sites'>): string => new URL(sites.accounts).hostname;

export const listPasskeys = (db: Db, userID: string): Promise<ListedPasskey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userID)
    .orderBy('createdAt')
    .execute();

const credentialsOf = async (db: Db, userID: string) =>
  (await db.selectFrom('passkeys').select(['credentialId', 'transports']).where('userId', '=', userID).execute()).map(
    ({ credentialId, transports }) => ({ id: credentialId, transports }),
  );

/** The options with which the browser makes a passkey. */
export async function registrationOptions(accounts: Accounts, account: Account, csrf: string) {
  const { userID, email } = account;
  return generateRegistrationOptions({
    rpName: 'WBN',
    rpID: rpID(accounts),
    userName: email,
    userDisplayName: fullName(account),
    userID: new Uint8Array(Buffer.from(userID)),
    attestationType: 'none',
    supportedAlgorithmIDs,
    challenge: makeChallenge(accounts.wbn.options.tokens, { purpose: 'register', csrf }),
    excludeCredentials: await credentialsOf(accounts.db, userID),
    // Found without an e-mail address, and locked by a fingerprint, face or PIN: it stands for both steps of a login.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** The options with which the browser uses a passkey: one of the person, or any one for a login. */
export async function authenticationOptions(accounts: Accounts, use: ChallengeUse, userID?: string) {
  return generateAuthenticationOptions({
    rpID: rpID(accounts),
    challenge: makeChallenge(accounts.wbn.options.tokens, use),
    allowCredentials: userID === undefined ? [] : await credentialsOf(accounts.db, userID),
    userVerification: 'required',
  });
}

/** Options for a page on which the person proves who they are; undefined for a person without passkeys. */
export async function proofOptions(accounts: Accounts, userID: string, csrf: string): Promise<object | undefined> {
  const options = await authenticationOptions(accounts, { purpose: 'prove', csrf }, userID);
  return options.allowCredentials?.length ? options : undefined;
}

/** The answer of a browser; undefined if it cannot be one. The library checks its contents. */
function readAnswer<Answer extends { id: string; response: object }>(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text);
    return typeof answer?.id === 'string' && typeof answer.response === 'object' && answer.response
      ? answer
      : undefined;
  } catch {
    return undefined;
  }
}

const expectations = (accounts: Accounts, db: Db, use: ChallengeUse) => ({
  expectedChallenge: (challenge: string) => takeChallenge(db, accounts.wbn.options.tokens, use, challenge),
  expectedOrigin: accounts.sites.accounts,
  expectedRPID: rpID(accounts),
  requireUserVerification: true,
});

/** A passkey that a browser made, and that is not stored yet. */
export type NewPasskey = WebAuthnCredential;

/**
 * The passkey in the answer of a browser; undefined if the answer is not one to our challenge in this browser. The challenge is used up.
 * Call it outside a transaction: it holds no connection while it checks signatures.
 */
export async function readNewPasskey(
  accounts: Accounts,
  { answer, csrf }: { readonly answer: string; readonly csrf: string },
): Promise<NewPasskey | undefined> {
  const response = readAnswer<RegistrationResponseJSON>(answer);
  if (response === undefined || !isWithoutCertificates(response.response.attestationObject)) return undefined;
  const checked = await verifyRegistrationResponse({
    response,
    ...expectations(accounts, accounts.db, { purpose: 'register', csrf }),
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  return checked?.verified ? checked.registrationInfo.credential : undefined;
}

/** Stores a new passkey; false if it is stored already. */
export async function storePasskey(
  db: Db,
  userID: string,
  { id, publicKey, counter, transports = [] }: NewPasskey,
  name: string,
): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({
      userId: userID,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: transports.slice(0, 10),
      name,
    })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function ownerOf(db: Db, credentialId: string): Promise<string | undefined> {
  const found = db.selectFrom('passkeys').select('userId').where('credentialId', '=', credentialId);
  return (await found.executeTakeFirst())?.userId;
}

/**
 * The person whose passkey answered; undefined for a wrong answer. With `userID` only a passkey of that person counts. Call it in a
 * transaction.
 */
export async function takePasskey(
  accounts: Accounts,
  { answer, use, userID }: { readonly answer: string; readonly use: ChallengeUse; readonly userID?: string },
): Promise<string | undefined> {
  const response = readAnswer<AuthenticationResponseJSON>(answer);
  if (response === undefined) return undefined;
  const { db } = accounts;
  const ownerID = userID ?? (await ownerOf(db, response.id));
  if (ownerID === undefined) return undefined;
  // The person before the passkey, as where one is removed: two that wait for each other end one of both, which may be the owner's undo.
  await db.selectFrom('users').select('id').where('id', '=', ownerID).forShare().execute();
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', response.id)
    .where('userId', '=', ownerID)
    // Locked, so that the counter of two answers at once goes forward.
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { id, credentialId, publicKey, counter } = row;
  const checked = await verifyAuthenticationResponse({
    response,
    ...expectations(accounts, db, use),
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  await db
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return ownerID;
}

/** Removes a passkey of the person; false if there is none by that id. */
export async function removePasskey(db: Db, userID: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where(sql<string>`id::text`, '=', id)
    .where('userId', '=', userID)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
