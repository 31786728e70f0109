import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { aBusiness, aMember, aPerson, type Person } from '../testing/world.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api?.stop());

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const linesOf = ({ id }: Person) =>
  api.db
    .selectFrom('authTrail')
    .select(['event', 'outcome', 'status', 'addressPrefix', 'userAgentLabel', 'account'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute();
const here = { addressPrefix: '127.0.0.0/24', userAgentLabel: 'Firefox on Linux', account: null };

describe('an act with special rights', () => {
  it('of a manager leaves network, browser and outcome, and so does the same act when it is refused', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    const [member, other] = [await aMember(api, business, 'member'), await aMember(api, business, 'member')];
    const remove = (person: Person) =>
      person.ask(`/business/${business}/members/${other.id}`, { method: 'DELETE', headers });
    expect((await remove(member)).status).toBe(403);
    expect((await remove(owner)).status).toBe(200);
    await expect
      .poll(() => linesOf(member))
      .toEqual([{ event: 'removeMember', outcome: 'refused', status: 403, ...here }]);
    await expect
      .poll(() => linesOf(owner))
      .toContainEqual({ event: 'removeMember', outcome: 'ok', status: 200, ...here });
  });

  it('of an operator does too, whoever tries it, and also when the login is refused before the act', async () => {
    const [operator, person] = [await aPerson(api, 'Opal', { role: 'operator' }), await aPerson(api)];
    const suspend = (by: Person) =>
      by.ask(`/operator/users/${person.id}/suspension`, { body: { suspended: true, reason: 'Spam' }, headers });
    const { status } = await suspend(person);
    expect(status).toBe(403);
    await expect.poll(() => linesOf(person)).toEqual([{ event: 'suspendUser', outcome: 'refused', status, ...here }]);
    const partner = await api.tokenFor(operator.id, 'partner');
    const answer = await api.ask(`/operator/users/${person.id}/suspension`, { body: {}, as: partner, headers });
    expect(answer.status).toBe(403);
    await expect.poll(() => linesOf(operator)).toHaveLength(1);
    expect(await linesOf(operator)).toMatchObject([{ event: 'suspendUser', outcome: 'refused', status: 403 }]);
  });

  it('leaves nothing if it only reads, and none is left for other calls or for strangers without a login', async () => {
    const owner = await aPerson(api);
    const business = await aBusiness(owner);
    await owner.ask(`/business/${business}/audit`, { headers });
    await owner.ask('/social/follow/business', { body: { resourceID: business }, headers });
    await api.ask(`/business/${business}/members/${owner.id}`, { method: 'DELETE', headers });
    // A line of the last act: those before it would stand above.
    await owner.ask(`/business/${business}/members/${owner.id}`, { method: 'PUT', body: { role: 'owner' }, headers });
    await expect.poll(() => linesOf(owner)).toHaveLength(1);
    expect(await linesOf(owner)).toMatchObject([{ event: 'changeMemberRole' }]);
    const unknown = api.db.selectFrom('authTrail').select('id').where('userId', 'is', null);
    expect(await unknown.execute()).toEqual([]);
  });
});
