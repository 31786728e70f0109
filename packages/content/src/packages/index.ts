export type PackageID = 'standard' | 'gold' | 'premium' | 'platinum';

export type Benefit = {
  /** Stable name of the text, for its translations. */
  readonly id: string;
  readonly text: string;
};

export type ListingPackage = {
  readonly id: PackageID;
  readonly name: string;
  /** Printed on static pages: 'US$ 1850', or 'Free'. */
  readonly price: string;
  /** The yearly price in US cents; 0 for the free one. */
  readonly priceCents: number;
  readonly period: string;
  readonly href: `/membership-${PackageID}`;
  /** Products a business may list. */
  readonly productLimit: number;
  /** Advertising boosts a month. */
  readonly boosts: number;
  /** Hours of professional B2B support included. */
  readonly supportHours: number;
  readonly ranking: 'regular' | 'priority' | 'high-priority';
  /** Whether the company is verified as part of the package. */
  readonly verification: boolean;
  /** One sentence for a card. */
  readonly summary: string;
  /** Benefits beyond the package below it; for the free one, all its benefits. */
  readonly benefits: readonly Benefit[];
};

/** Target of `Buy now!`: the list of one's own businesses, which explains how to choose one for the upgrade. */
export const buyNow = { label: 'Buy now!', href: '/my-business?membership=choose-business' } as const;

/** The four listing packages, cheapest first; a business upgrades only towards the end of the list. */
export const packages: readonly ListingPackage[] = [
  {
    id: 'standard',
    name: 'Standard',
    price: 'Free',
    priceCents: 0,
    period: 'no time limit',
    href: '/membership-standard',
    productLimit: 7,
    boosts: 0,
    supportHours: 0,
    ranking: 'regular',
    verification: false,
    summary: 'A full presence in the network for every business that registers, at no cost.',
    benefits: [
      { id: 'products-7', text: 'Up to 7 products with pictures and specifications' },
      { id: 'user-profile', text: 'User profile' },
      { id: 'requests', text: 'Sending and receiving business requests' },
      { id: 'news-feed', text: 'News feed' },
      {
        id: 'business-profile',
        text: 'Business profile with Business Profile, Request Center, Products, Membership and Company Members',
      },
      { id: 'define-members', text: 'Defining company members' },
      { id: 'like-follow', text: 'Like, follow and contact' },
      { id: 'groups', text: 'Open and private business groups' },
      { id: 'social', text: 'Full social features' },
      { id: 'online-support', text: 'Online support' },
    ],
  },
  {
    id: 'gold',
    name: 'Gold',
    price: 'US$ 1850',
    priceCents: 185_000,
    period: 'per year',
    href: '/membership-gold',
    productLimit: 20,
    boosts: 3,
    supportHours: 0,
    ranking: 'priority',
    verification: true,
    summary: 'For companies that want to be checked, believed and found first.',
    benefits: [
      { id: 'everything-standard', text: 'Everything in Standard' },
      { id: 'products-20', text: 'Up to 20 products' },
      { id: 'verification', text: 'Business verification by WBN or by an independent third party' },
      { id: 'priority-ranking', text: 'Priority search ranking' },
      { id: 'boosts-3', text: '3 advertising boosts a month' },
    ],
  },
  {
    id: 'premium',
    name: 'Premium',
    price: 'US$ 2650',
    priceCents: 265_000,
    period: 'per year',
    href: '/membership-premium',
    productLimit: 50,
    boosts: 10,
    supportHours: 6,
    ranking: 'high-priority',
    verification: true,
    summary: 'For exporters with a real catalog who want steady attention and advice.',
    benefits: [
      { id: 'everything-gold', text: 'Everything in Gold' },
      { id: 'products-50', text: 'Up to 50 products' },
      { id: 'high-priority-ranking', text: 'High-priority search ranking' },
      { id: 'boosts-10', text: '10 advertising boosts a month' },
      { id: 'support-6', text: '6 hours of professional B2B support' },
    ],
  },
  {
    id: 'platinum',
    name: 'Platinum',
    price: 'US$ 3650',
    priceCents: 365_000,
    period: 'per year',
    href: '/membership-platinum',
    productLimit: 100,
    boosts: 20,
    supportHours: 12,
    ranking: 'high-priority',
    verification: true,
    summary: 'For companies that make export their main business and use all that the network offers.',
    benefits: [
      { id: 'everything-premium', text: 'Everything in Premium' },
      { id: 'products-100', text: 'Up to 100 products' },
      { id: 'boosts-20', text: '20 advertising boosts a month' },
      { id: 'support-12', text: '12 hours of professional B2B support' },
    ],
  },
];

/** The package of a membership, or undefined for another text. */
export function packageById(id: string): ListingPackage | undefined {
  return packages.find((item) => item.id === id);
}

export type ComparisonRow = {
  readonly id: string;
  readonly label: string;
  /** Text of a cell; true and false become a mark. */
  readonly cells: Readonly<Record<PackageID, string | boolean>>;
};

function row(id: string, label: string, cell: (item: ListingPackage) => string | boolean): ComparisonRow {
  const cells = Object.fromEntries(packages.map((item) => [item.id, cell(item)]));
  return { id, label, cells: cells as ComparisonRow['cells'] };
}

const rankings = { regular: 'Regular', priority: 'Priority', 'high-priority': 'High priority' } as const;

/** The comparison table of the four detail pages, one row per line; generated from the packages, so that both always agree. */
export const packageComparison: readonly ComparisonRow[] = [
  row('price', 'Price', ({ price }) => price),
  row('period', 'Period', ({ period }) => period),
  row('products', 'Products', ({ productLimit }) => String(productLimit)),
  row('boosts', 'Advertising boosts a month', ({ boosts }) => boosts > 0 && String(boosts)),
  row('support', 'Professional B2B support', ({ supportHours }) => supportHours > 0 && `${supportHours} hours`),
  row('verification', 'Business verification', ({ verification }) => verification),
  row('ranking', 'Search ranking', ({ ranking }) => rankings[ranking]),
  row('profile', 'Business profile and products', () => true),
  row('requests', 'Business requests', () => true),
  row('members', 'Company members', () => true),
  row('social', 'News feed and social features', () => true),
  row('online-support', 'Online support', () => true),
];
