import type { BusinessCard } from '@wbn/contract/shapes';

/** `STANDARD` when missing. */
export const membershipLabel = (subscription?: string | null): string => (subscription || 'standard').toUpperCase();

/** `verified` stands in two places, and sometimes in one of them. */
export const isVerified = (business: { verified?: boolean; general?: { verified?: boolean } }): boolean =>
  business.verified ?? business.general?.verified ?? false;

/** `50-200`, or one number, or '' when neither is known. */
export const amount = (range: { min?: number | undefined; max?: number | undefined } | null | undefined): string =>
  [range?.min, range?.max].filter((n) => n !== undefined).join('-');

/** The types that the home page shows, and how many of each. */
const latestTypes = ['MA', 'DI', 'EX', 'CO'];
const latestEach = 3;

/** The newest businesses in the home page's four groups, at most three in each. Empty groups are left out. */
export const latestGroups = (cards: readonly BusinessCard[]): { type: string; cards: BusinessCard[] }[] =>
  latestTypes
    .map((type) => ({
      type,
      cards: cards.filter(({ general }) => general.businessType.code === type).slice(0, latestEach),
    }))
    .filter((group) => group.cards.length);
