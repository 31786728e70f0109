import { anonymousBurst, type LimitName, limits } from '@wbn/contract';
import { describe, expect, it } from 'vitest';
import type { PartnerKey } from '../access/partner-keys.ts';
import { bucketsOf } from './buckets.ts';

const address = '192.0.2.1';
const partnerKey = { id: 'key-1', quotaPerMinute: 700 } as PartnerKey;
const quota = { name: 'key:key-1', burst: 700, seconds: 60, isApproximate: true };

it('a page of a partner takes from its own bucket of a person and from one of all such pages, which one page cannot empty', () => {
  const payer = { userID: 'user-1', apart: 'https://partner.example' };
  const [own, all] = bucketsOf('inquire', { payer, address: '192.0.2.1' });
  expect([own?.name, all?.name]).toEqual(['inquire:user:user-1@https://partner.example', 'inquire:elsewhere:user-1']);
  expect(all!.burst).toBe(3 * own!.burst);
});

describe('the buckets that a call draws from', () => {
  it("are a visitor's by address, for reading and searching one of short bursts before it", () => {
    const burst = { name: `burst:address:${address}`, ...anonymousBurst, isApproximate: true };
    for (const limit of ['read', 'search'] as const) {
      const own = {
        name: `${limit}:address:${address}`,
        ...limits[limit].anonymous,
        isApproximate: true,
      };
      expect(bucketsOf(limit, { address })).toEqual([burst, own]);
    }
    const write = { name: `write:address:${address}`, ...limits.write.anonymous };
    expect(bucketsOf('write', { address })).toEqual([write]);
  });

  it.each([
    ['read', {}],
    ['register', {}],
    ['search', { partnerKey }],
  ] as const)(
    'of %s are also those of the whole /48 of an IPv6 address, which has as much as sixteen addresses',
    (limit, who) => {
      const [one, other, stranger] = ['2001:db8:1:1::/64', '2001:db8:1:ff00::/64', '2001:db8:2:1::/64'].map((one) =>
        bucketsOf(limit, { address: one, ...who }).filter(({ name }) => name.includes('-network:')),
      );
      expect(one).toEqual(other);
      const own = bucketsOf(limit, { address: '2001:db8:1:1::/64', ...who }).find(({ name }) => name.startsWith(limit));
      expect(one?.map(({ burst, seconds }) => [burst, seconds])).toEqual([[16 * own!.burst, own!.seconds]]);
      expect(stranger?.[0]?.name).not.toBe(one?.[0]?.name);
      expect(bucketsOf(limit, { address, ...who }).filter(({ name }) => name.includes('-network:'))).toEqual([]);
    },
  );

  it("are a person's by user, wherever they are", () => {
    const own = { name: 'search:user:user-1', ...limits.search.user, isApproximate: true };
    expect(bucketsOf('search', { payer: { userID: 'user-1' }, address })).toEqual([own]);
    expect(bucketsOf('search', { payer: { userID: 'user-1' }, address: null })).toEqual([own]);
  });

  it("are a person's alone on a partner's page too: strangers may have used up the key's quota", () => {
    const own = { name: 'search:user:user-1', ...limits.search.user, isApproximate: true };
    expect(bucketsOf('search', { payer: { userID: 'user-1' }, address, partnerKey })).toEqual([own]);
  });

  it("are the key's and its network's share on a partner's page as well, where a visitor has the room of a user and no bursts are counted", () => {
    const own = { name: `search:page:${address}`, ...limits.search.user, isApproximate: true };
    const share = { name: `network:${address}:key-1`, burst: 120, seconds: 60, isApproximate: true };
    expect(bucketsOf('search', { address, partnerKey })).toEqual([own, share, quota]);
  });

  it.each([
    [3000, 375],
    [600, 120],
    [50, 50],
  ])('of a key with %i a minute leave %i to one network', (quotaPerMinute, burst) => {
    const shares = ['2001:db8:1:1::/64', '2001:db8:1:ff00::/64', '2001:db8:2:1::/64'].map((one) =>
      bucketsOf('read', { address: one, partnerKey: { ...partnerKey, quotaPerMinute } }).at(-2),
    );
    const share = (network: string) => ({ name: `network:${network}:key-1`, burst, seconds: 60, isApproximate: true });
    expect(shares).toEqual([share('2001:db8:1::/48'), share('2001:db8:1::/48'), share('2001:db8:2::/48')]);
  });

  it('have one size each: a name that stood for two would let one place use up the tokens of another', () => {
    const sizes = new Map<string, string>();
    for (const limit of Object.keys(limits) as LimitName[]) {
      for (const who of [{ address }, { address, partnerKey }, { payer: { userID: 'user-1' }, address }]) {
        for (const { name, burst, seconds } of bucketsOf(limit, who)) {
          const size = `${burst} in ${seconds}`;
          expect(`${name}: ${sizes.get(name) ?? size}`).toBe(`${name}: ${size}`);
          sizes.set(name, size);
        }
      }
    }
  });

  it("do not exist for requests of the host site's own server", () => {
    expect(bucketsOf('read', { address: null })).toEqual([]);
  });
});
