import { describe, expect, it } from 'vitest';
import { call, expectAnswer, logIn } from '../testing/network.ts';

describe('the operator of the running network', () => {
  it('verifies a business by its evidence; nobody else can, and a purchase does not', async () => {
    const [owner, operator] = [await logIn('owner'), await logIn('operator')];
    const mine = (await owner.call('business/profile/my-list')).json.data as {
      businessID: string;
      subscription: string;
    }[];
    const business = mine.find(({ subscription }) => subscription === 'standard')!.businessID;
    const body = { scopes: ['registration'], evidence: [{ label: 'Commercial register' }] };
    const requested = expectAnswer('requestVerification', await owner.call(`business/${business}/verification`, body));
    const id = requested.data.verificationID;
    const expiresAt = new Date(Date.now() + 365 * 86_400_000).toISOString();
    const approval = { decision: 'approve', scopes: ['registration'], expiresAt };
    expect((await owner.call(`operator/verifications/${id}`, approval)).status).toBe(403);
    expect((await call(`operator/verifications/${id}`, approval)).status).toBe(401);
    const decided = expectAnswer('decideVerification', await operator.call(`operator/verifications/${id}`, approval));
    expect(decided.data).toMatchObject({ state: 'approved', expiresAt });
    expect((await call(`business/profile/${business}`)).json.data.verified).toBe(true);
    const note = 'Only for this test.';
    await operator.call(`operator/verifications/${id}`, { decision: 'revoke', note });
    expect((await call(`business/profile/${business}`)).json.data.verified).toBe(false);
    const log = expectAnswer('listAudit', await operator.call(`operator/audit?businessID=${business}`));
    expect(log.data.items.slice(0, 3).map(({ action }: { action: string }) => action)).toEqual([
      'verification.revoked',
      'verification.approved',
      'verification.requested',
    ]);
  });

  it('makes a key that lets a partner’s page in, from its own origin alone, until it is revoked', async () => {
    const operator = await logIn('operator');
    const origin = `https://shop-${Date.now()}.example`;
    const record = { name: 'Shop', origins: [origin], scopes: ['read'] };
    const made = expectAnswer('createPartnerKey', await operator.call('operator/partner-keys', record)).data;
    expect(expectAnswer('listPartnerKeys', await operator.call('operator/partner-keys')).data).toContainEqual(made);
    const revoked = await operator.call(`operator/partner-keys/${made.keyID}`, { revoked: true }, 'PUT');
    expect(expectAnswer('updatePartnerKey', revoked).data.revokedAt).not.toBeNull();
    expect((await (await logIn('buyer')).call('operator/partner-keys')).status).toBe(403);
  });

  it('leaves boosts to those who run a business, as many as its membership gives', async () => {
    const owner = await logIn('owner');
    const mine = (await owner.call('business/profile/my-list')).json.data as {
      businessID: string;
      subscription: string;
    }[];
    const of = (tier: string) => mine.find(({ subscription }) => subscription === tier)!.businessID;
    const none = expectAnswer('listBoosts', await owner.call(`business/${of('standard')}/boosts`)).data;
    expect(none).toMatchObject({ perMonth: 0, remaining: 0 });
    expect((await owner.call(`business/${of('standard')}/boosts`, {})).json.name).toBe('PlanLimit');
    expect(expectAnswer('listBoosts', await owner.call(`business/${of('platinum')}/boosts`)).data.perMonth).toBe(20);
  });
});
