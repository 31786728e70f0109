import { randomBytes } from 'node:crypto';
import type { SignInProvider } from '@wbn/contract/shapes';
import { sql } from '@wbn/database';
import {
  endProviderSessions,
  hasSecondFactor,
  isLoopbackSite,
  type KeptSecret,
  type Sites,
  sealSecret,
} from '@wbn/http';
import { noteAct } from '../audit/note-act.ts';
import { lockOwner } from '../businesses/lock-role.ts';
import { assertOwns } from '../businesses/roles.ts';
import { type Db, inTransaction, type Trx } from '../db.ts';
import { fail } from '../fail.ts';
import type { Handler } from '../handler.ts';
import { domainRecord } from './domain-record.ts';

export const readSignInProvider: Handler<'readSignInProvider'> = async ({ params: { id }, viewer }, { db, sites }) => {
  await assertOwns(db, viewer, id);
  return providerAnswer(db, sites, id);
};

export const updateSignInProvider: Handler<'updateSignInProvider'> = async (
  { params: { id }, body, viewer: owner },
  { db, sites, tokens },
) => {
  const { clientID: clientId, clientSecret, domains, issuer, joins, required } = body;
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, owner, id);
    // http is for networks of developers, whose own account site is on loopback too.
    if (!issuer.startsWith('https:') && !isLoopbackSite(sites.accounts))
      fail('ValidationError', { fields: ['issuer'] });
    const was = await lockProvider(trx, id);
    const isSame = was?.issuer === issuer && was.clientId === clientId;
    if (!isSame && clientSecret === undefined) fail('ValidationError', { fields: ['clientSecret'] });
    // Owners log in by password when the provider is broken. A password alone would make the provider pointless.
    if (required && !was?.required && !(await hasSecondFactor(trx, owner.userID))) fail('SecondFactorRequired');
    if (was !== undefined && !isSame) await dropProvider(trx, was.id);
    const kept: KeptSecret | undefined =
      clientSecret === undefined ? undefined : sealSecret(tokens, `wbn provider ${id}`, clientSecret);
    if (was !== undefined && isSame) {
      const changes = { ...kept, joins, required, updatedAt: sql<Date>`now()` };
      await trx.updateTable('signInProviders').set(changes).where('id', '=', was.id).execute();
    } else if (kept !== undefined) {
      const row = { businessId: id, issuer, clientId, joins, required, createdBy: owner.userID };
      await trx
        .insertInto('signInProviders')
        .values({ ...row, ...kept })
        .execute();
    }
    const left = await keepDomains(trx, id, domains);
    // People of a domain that is not the business's any more may be among them.
    if (left > 0 && was !== undefined && isSame) {
      await endProviderSessions(trx, { providerID: was.id }, 'domain of the provider removed');
    }
    const data = { issuer, joins, required, domains };
    const action = isSame ? 'sign-in.changed' : 'sign-in.connected';
    await noteAct(trx, owner, { action, businessId: id, resourceType: 'business', resourceId: id, data });
    return providerAnswer(trx, sites, id);
  });
};

export const removeSignInProvider: Handler<'removeSignInProvider'> = async (
  { params: { id }, viewer: owner },
  { db, sites },
) => {
  return inTransaction(db, async (trx) => {
    await lockOwner(trx, owner, id);
    const was = await lockProvider(trx, id);
    await keepDomains(trx, id, []);
    if (was !== undefined) {
      await dropProvider(trx, was.id);
      const act = { action: 'sign-in.removed', businessId: id, resourceType: 'business', resourceId: id };
      await noteAct(trx, owner, { ...act, data: { issuer: was.issuer } });
    }
    return providerAnswer(trx, sites, id);
  });
};

/** Locks the business, so that of two changes at once the second one sees the first. */
async function lockProvider(trx: Trx, businessID: string) {
  await trx.selectFrom('businesses').select('id').where('id', '=', businessID).forUpdate().execute();
  return trx
    .selectFrom('signInProviders')
    .select(['id', 'issuer', 'clientId', 'required'])
    .where('businessId', '=', businessID)
    .executeTakeFirst();
}

/** A login that is on its way holds the row: the removal waits for it, and then ends it too. */
async function dropProvider(trx: Trx, providerID: string): Promise<void> {
  await trx.deleteFrom('signInProviders').where('id', '=', providerID).execute();
  await endProviderSessions(trx, { providerID }, 'identity provider removed');
}

/** Keeps these domains of a business, with the proofs they have. Returns how many others were removed. */
async function keepDomains(trx: Trx, businessID: string, domains: readonly string[]): Promise<number> {
  let others = trx.deleteFrom('signInDomains').where('businessId', '=', businessID);
  if (domains.length > 0) others = others.where('domain', 'not in', domains);
  const { numDeletedRows } = await others.executeTakeFirstOrThrow();
  for (const domain of new Set(domains)) {
    await trx
      .insertInto('signInDomains')
      .values({ businessId: businessID, domain, token: randomBytes(20).toString('hex') })
      .onConflict((conflict) => conflict.columns(['businessId', 'domain']).doNothing())
      .execute();
  }
  return Number(numDeletedRows);
}

/** The provider as its owners see it: the secret is never shown. */
export async function providerAnswer(
  db: Db,
  { accounts }: Sites,
  businessID: string,
): Promise<{ redirectAddress: string; provider: SignInProvider | null }> {
  const row = await db
    .selectFrom('signInProviders')
    .select(['issuer', 'clientId', 'joins', 'required'])
    .where('businessId', '=', businessID)
    .executeTakeFirst();
  const domains = await db
    .selectFrom('signInDomains as d')
    .select(['d.domain', 'd.token', 'd.provedAt'])
    .select(
      sql<boolean>`exists (select from sign_in_domains o join businesses b on b.id = o.business_id
        where o.domain = d.domain and o.business_id <> d.business_id and o.proved_at is not null
          and b.deleted_at is null)`.as('isTaken'),
    )
    .where('d.businessId', '=', businessID)
    .orderBy('d.domain')
    .execute();
  const redirectAddress = `${accounts}/login/business/callback`;
  if (row === undefined) return { redirectAddress, provider: null };
  const { issuer, clientId: clientID, joins, required } = row;
  const listed = domains.map(({ domain, isTaken, provedAt, token }) => ({
    domain,
    state: provedAt !== null ? ('proved' as const) : isTaken ? ('taken' as const) : ('open' as const),
    ...domainRecord(domain, token),
  }));
  return { redirectAddress, provider: { issuer, clientID, joins, required, domains: listed } };
}
