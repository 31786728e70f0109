import type { Tier } from '@wbn/database';
import { makeUser, type UserRow } from '../network/make-people.ts';
import { makeThread } from '../network/make-talk.ts';
import type { MemberRow, Network } from '../network/network.ts';
import type { BusinessRow } from '../network/rows.ts';
import { demoEmails } from './logins.ts';

const names = {
  buyer: ['Lucía', 'Navarro', 'F'],
  owner: ['Faisal', 'Al Harbi', 'M'],
  member: ['Hannah', 'Mercer', 'F'],
  admin: ['Emre', 'Aydın', 'M'],
  operator: ['Olga', 'Petrova', 'F'],
} as const;

/** At least one of each tier. */
const ownedTiers: readonly Tier[] = ['standard', 'gold', 'premium', 'platinum', 'standard', 'gold', 'standard'];

/** The network with the demo accounts in it: the owner has seven Saudi businesses, the others their roles and open inquiries. */
export function withDemoAccounts(network: Network, passwordHash: string, now: Date): Network {
  const saudi = network.businesses.filter(
    (business) => business.countryCode === 'SA' && business.businessTypeCode !== 'GO',
  );
  const owned = (saudi.length >= ownedTiers.length ? saudi : network.businesses).slice(0, ownedTiers.length);
  const first = owned[0];
  if (!first) throw new Error('A network needs at least one business for its demo accounts.');
  // The buyer works for a company that the owner does not own.
  const buyersEmployer = (saudi.length > owned.length ? saudi : network.businesses).at(-1) ?? first;
  const user = (role: keyof typeof names, index: number, employer: BusinessRow | null): UserRow => {
    const [firstName, lastName, genderCode] = names[role];
    return {
      ...makeUser(1_000_000 + index, first, now),
      companyName: employer?.companyName ?? null,
      email: demoEmails[role],
      username: `demo.${role}`,
      passwordHash,
      firstName,
      lastName,
      genderCode,
      profilePhotoKey: `made/portrait/${role.length}d${index}-${firstName.charAt(0).normalize('NFD').charAt(0)}${lastName.charAt(0)}.webp`,
    };
  };
  const [buyer, owner, member, admin] = [
    user('buyer', 1, buyersEmployer),
    user('owner', 2, first),
    user('member', 3, first),
    user('admin', 4, first),
  ];
  const operator = { ...user('operator', 5, null), role: 'operator' as const };
  const tierOf = new Map(owned.map((business, index) => [business.id, ownedTiers[index]!]));
  const roles: MemberRow[] = [
    ...owned.map((business) => ({ businessId: business.id, userId: owner.id, role: 'owner' as const })),
    { businessId: first.id, userId: admin.id, role: 'admin' },
    { businessId: first.id, userId: member.id, role: 'member' },
  ];
  const inquiries = owned
    .slice(0, 2)
    .map((to, index) =>
      makeThread(2_000_000 + index, { sender: buyer, as: null, to, answeredBy: owner.id }, now, 'open'),
    );
  return {
    ...network,
    businesses: network.businesses.map((business) => {
      const subscription = tierOf.get(business.id);
      return subscription ? { ...business, subscription } : business;
    }),
    users: [...network.users, buyer, owner, member, admin, operator],
    members: [...network.members.filter((row) => !tierOf.has(row.businessId)), ...roles],
    follows: [
      ...network.follows,
      ...owned.map((business) => ({ userId: buyer.id, resourceType: 'business' as const, resourceId: business.id })),
    ],
    threads: [...network.threads.filter((thread) => !tierOf.has(thread.toBusinessId)), ...inquiries],
  };
}
