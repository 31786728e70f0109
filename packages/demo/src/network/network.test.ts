import { businessTypes, categoryById, industries } from '@wbn/content';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDemoAccounts } from '../accounts/demo-accounts.ts';
import { demoEmails } from '../accounts/logins.ts';
import { parsePictureKey } from '../pictures/keys.ts';
import { makeNetwork, type Network } from './network.ts';

const now = new Date('2026-11-21T09:00:00Z');
let network: Network;
beforeAll(() => {
  network = makeNetwork(2000, now);
});

const shareOfDifferent = (texts: readonly string[]): number => new Set(texts).size / texts.length;
const writtenTexts = (): string[] => [
  ...network.businesses.flatMap((business) => [
    business.companyName,
    business.shortDescription,
    business.generalDescription,
  ]),
  ...network.products.flatMap((product) => [
    product.name,
    product.description,
    ...product.specs.map(({ value }) => value),
  ]),
  ...network.posts.map((post) => post.content),
  ...network.comments.map((comment) => comment.content),
  ...network.threads.flatMap((thread) => [thread.subject, ...thread.messages.map((message) => message.content)]),
];

describe('the demo network', () => {
  it('is the same for everybody who makes it on one day', () => {
    const later = new Date(now.getTime() + 5 * 3_600_000);
    expect(makeNetwork(60, later)).toEqual(makeNetwork(60, now));
  });

  it('has the sizes that are promised', () => {
    expect(network.businesses).toHaveLength(2000);
    expect(network.businesses.filter((business) => business.countryCode === 'SA')).toHaveLength(300);
    expect(new Set(network.businesses.map((business) => business.countryCode)).size).toBeGreaterThanOrEqual(60);
    expect(network.products.length).toBeGreaterThanOrEqual(8000);
    expect(network.users.length).toBeGreaterThanOrEqual(1500);
    expect(network.threads.length).toBeGreaterThanOrEqual(600);
  });

  it('has every business type in every industry', () => {
    const pairs = new Set(network.businesses.map((business) => `${business.industryId} ${business.businessTypeCode}`));
    expect(pairs.size).toBe(industries.length * businessTypes.length);
  });

  it('describes at least nine of ten businesses and products in words of their own', () => {
    expect(shareOfDifferent(network.businesses.map((business) => business.shortDescription))).toBeGreaterThan(0.9);
    expect(shareOfDifferent(network.businesses.map((business) => business.generalDescription))).toBeGreaterThan(0.9);
    expect(shareOfDifferent(network.products.map((product) => product.description))).toBeGreaterThan(0.9);
    expect(shareOfDifferent(network.businesses.map((business) => business.companyName))).toBe(1);
  });

  it('leaves no slot, no doubled space, no lorem and no wrong article', () => {
    const wrong = writtenTexts().filter((text) =>
      /[{}]| {2}|lorem|undefined|\bNaN\b|(?<![\d)] )\b[Aa] [aeio][a-z]|\b[Aa]n [bcdfgjkmpqtvwxyz][a-z]{2}/.test(
        text.replace(/\b[Aa] (?:one|eu|ewe)/g, ''),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps short descriptions within the limit of the form', () => {
    expect(network.businesses.filter((business) => business.shortDescription.length > 512)).toEqual([]);
  });

  it('files everything under categories that exist', () => {
    const unknown = network.businesses.flatMap((business) => business.categories).filter((id) => !categoryById(id));
    expect(unknown).toEqual([]);
  });

  it('names only pictures that can be drawn', () => {
    const keys = [
      ...network.businesses.flatMap((business) => [business.profilePhotoKey, business.coverPhotoKey]),
      ...network.products.map((product) => product.mainImageKey),
      ...network.users.map((user) => user.profilePhotoKey),
    ];
    expect(keys.filter((key) => !parsePictureKey(key))).toEqual([]);
  });

  it('points only at what it has', () => {
    const users = new Set(network.users.map(({ id }) => id));
    const businesses = new Set(network.businesses.map(({ id }) => id));
    expect(network.products.filter((product) => !businesses.has(product.businessId))).toEqual([]);
    expect(network.members.filter((row) => !users.has(row.userId) || !businesses.has(row.businessId))).toEqual([]);
    expect(network.posts.filter((post) => !users.has(post.authorUserId))).toEqual([]);
    expect(network.threads.filter((thread) => !businesses.has(thread.toBusinessId))).toEqual([]);
  });
});

it('the demo accounts own seven businesses with one of each tier, help in one, and have inquiries open', () => {
  const demo = withDemoAccounts(makeNetwork(60, now), 'hash', now);
  const idOf = (email: string) => demo.users.find((user) => user.email === email)?.id;
  const rolesOf = (email: string) => demo.members.filter((row) => row.userId === idOf(email));
  const owned = new Set(rolesOf(demoEmails.owner).map((row) => row.businessId));
  const tiers = new Set(demo.businesses.filter(({ id }) => owned.has(id)).map(({ subscription }) => subscription));
  expect(owned.size).toBe(7);
  expect([...tiers].sort()).toEqual(['gold', 'platinum', 'premium', 'standard']);
  expect(rolesOf(demoEmails.admin).map(({ role }) => role)).toEqual(['admin']);
  expect(rolesOf(demoEmails.member).map(({ role }) => role)).toEqual(['member']);
  const open = demo.threads.filter(
    (thread) => thread.fromUserId === idOf(demoEmails.buyer) && thread.status === 'open',
  );
  expect(open).toHaveLength(2);
  // A buyer who writes to their own company would read as a fault of the network.
  const buyer = demo.users.find(({ email }) => email === demoEmails.buyer);
  const ownedNames = demo.businesses.filter(({ id }) => owned.has(id)).map(({ companyName }) => companyName);
  expect(ownedNames).not.toContain(buyer?.companyName);
});
