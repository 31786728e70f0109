import { buyNow, type PackageID, packageById } from '../packages/index.ts';
import { actions, type Block, h2, type ImageID, image, insert, type Page, p, ul } from './blocks.ts';

type Pitch = { readonly lead: string; readonly mascot: string; readonly paragraphs: readonly string[] };

const pitches: Readonly<Record<PackageID, Pitch>> = {
  standard: {
    lead: 'Registration is free, and so is being found.',
    mascot: 'The WBN camel carrying a parcel',
    paragraphs: [
      'Anyone who registers for a business is a Standard user. There is no trial that ends and no card to enter. You create your user profile, then a profile for each business you represent, and {demonym} and foreign companies can find both.',
      'Start here, list what you make, answer the first requests. Many members never need more than this.',
    ],
  },
  gold: {
    lead: 'Be verified, and be seen earlier.',
    mascot: 'The WBN camel with a golden saddle',
    paragraphs: [
      'A buyer who has never met you asks himself one question before all others: is this company real? Gold answers it. We, or an independent third party, check that the company exists, does what it says and can be reached, and your profile shows it.',
      'Search results give priority to Gold members among companies that fit the search equally well, and three boosts a month let you push a product when you have something to say.',
    ],
  },
  premium: {
    lead: 'Steady reach, and an adviser at hand.',
    mascot: 'The WBN camel reading a map',
    paragraphs: [
      'Premium is for {demonym} companies with a real catalog and a sales team that wants work every week. Fifty products, ten boosts a month and a high priority in the results keep the requests coming.',
      'Six hours of professional support are yours to use as you like: a review of your profile, help with a difficult quotation, a short list of distributors for a new market.',
    ],
  },
  platinum: {
    lead: 'The whole network, at full strength.',
    mascot: 'The WBN camel leading a caravan',
    paragraphs: [
      'Platinum is the package for companies that live on export. One hundred products cover a full range, and twenty boosts a month are enough to be present in several industries and seasons at once.',
      'Twelve hours of professional support make our people a part of your export department when you need one more pair of hands.',
    ],
  },
};

function membershipPage(id: PackageID): Page {
  const { name, price, period, href, benefits } = packageById(id)!;
  const { lead, mascot, paragraphs } = pitches[id];
  const buy: Block[] = id === 'standard' ? [] : [actions({ label: buyNow.label, to: buyNow.href })];
  const priceText = id === 'standard' ? price : `${price} ${period}`;
  return {
    id: `membership-${id}`,
    path: href,
    title: `${name} membership`,
    lead,
    meta: {
      title: `${name} membership (${priceText}) | WBN {country}`,
      description: `${name} membership for {demonym} companies: ${priceText}. What it includes and how it compares with the other packages.`,
      keywords: [`${name} membership`, 'listing packages', 'WBN {country}', '{demonym} exporters', 'B2B membership'],
    },
    layout: 'article',
    blocks: [
      image(`mascot-${id}` satisfies ImageID, mascot),
      p(priceText),
      ...paragraphs.map(p),
      ...buy,
      h2('What you get'),
      ul(...benefits.map(({ text }) => text)),
      h2('Compare the packages'),
      insert('comparison'),
      insert('packages'),
    ],
  };
}

export const membershipStandard = membershipPage('standard');
export const membershipGold = membershipPage('gold');
export const membershipPremium = membershipPage('premium');
export const membershipPlatinum = membershipPage('platinum');
