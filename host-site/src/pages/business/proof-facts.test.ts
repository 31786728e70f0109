import type { BusinessProfile } from '@wbn/contract/shapes';
import { expect, it } from 'vitest';
import { proofFacts } from './proof-facts.ts';
import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';

const profile = {
  createdAt: '2024-03-05T00:00:00Z',
  verified: true,
  general: { yearStablished: 1998 },
  verification: {
    scopes: ['identity', 'address'],
    checkedAt: '2026-11-02T10:00:00.000Z',
    validUntil: '2027-11-02T10:00:00.000Z',
  },
  certificates: [
    { id: '1', name: 'ISO 9001', issueDate: null, expireDate: '2027-01-31', photo: null },
    { id: '2', name: 'CE', issueDate: null, expireDate: null, photo: null },
    { id: '3', name: 'Over', issueDate: null, expireDate: '2026-10-31', photo: null },
  ],
  highlights: { products: [], certificates: [], answers: { rate: 92, hours: 6 } },
} as unknown as BusinessProfile;

const facts = (change: object = {}, texts = en.facts, locale = 'en') =>
  proofFacts({ ...profile, ...change }, { texts, locale, today: '2026-11-23' });
const says = (...how: Parameters<typeof facts>) => facts(...how).map((fact) => fact.says);

it('says each fact in words', () => {
  expect(says()).toEqual([
    'Checked in November 2026: identity of the company and address',
    'ISO 9001 · CE',
    'Typically answers within 6 hours',
    'Founded in 1998 · On WBN since March 2024',
  ]);
  expect(says({}, ar.facts, 'ar')[2]).toBe('ترد عادةً خلال 6 ساعات');
});

it('names a certificate until the end of its last day', () => {
  const until = (expireDate: string) => ({ certificates: [{ ...profile.certificates[0]!, expireDate }] });
  expect(says(until('2026-11-23'))[1]).toBe('ISO 9001');
  expect(says(until('2026-11-22'))).not.toContain('ISO 9001');
});

it('leaves out what is unknown', () => {
  const nothing = {
    verified: false,
    certificates: [],
    general: { yearStablished: null },
    highlights: { ...profile.highlights, answers: null },
  };
  expect(says(nothing)).toEqual(['On WBN since March 2024']);
});

it('does not call a certificate checked that operators have not seen, nor any of a business without the mark', () => {
  const note = (change: object) => facts(change).find(({ kind }) => kind === 'certificates')?.notes?.[0];
  const seen = { verification: { ...profile.verification, scopes: ['certificates'] } };
  expect(note({})).toBe(en.facts.certificatesStated);
  expect(note(seen)).toBe(en.facts.certificatesSeen);
  expect(note({ ...seen, verified: false })).toBe(en.facts.certificatesStated);
});

it('admits that no record of a check is public, and that nothing was answered', () => {
  expect(facts({ verification: null })[0]).toEqual({
    kind: 'check',
    says: 'Verified by WBN',
    notes: [en.facts.noRecord],
  });
  const silent = { highlights: { ...profile.highlights, answers: { rate: 0, hours: null } } };
  expect(says(silent)).toContain('Answers 0% of inquiries');
});
