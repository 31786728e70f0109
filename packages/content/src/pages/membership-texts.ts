import type { Translation } from '../locales/types.ts';
import { buyNow, type PackageID, packageById } from '../packages/index.ts';
import { actions, type Block, h2, type ImageID, image, insert, p, ul } from './blocks.ts';
import type { PageTexts } from './page-texts.ts';

/** Words of a language around the lists of a package, which are translated elsewhere. */
export interface MembershipWords {
  readonly title: string;
  readonly lead: string;
  readonly mascot: string;
  readonly paragraphs: readonly [string, string];
  readonly metaTitle: (price: string) => string;
  readonly description: (price: string) => string;
  readonly keywords: readonly string[];
  readonly youGet: string;
  readonly compare: string;
}

/** A package's page in another language, built like the English one. */
export function membershipTexts(id: PackageID, words: MembershipWords, translation: Translation): PageTexts {
  const { benefits, period, price } = packageById(id)!;
  const { benefits: named, packageWords, phrases } = translation;
  const cost = packageWords[price] ?? `${price} ${packageWords[period]}`;
  const buy: Block[] = id === 'standard' ? [] : [actions({ label: phrases.buyNow, to: buyNow.href })];
  return {
    title: words.title,
    lead: words.lead,
    meta: { title: words.metaTitle(cost), description: words.description(cost), keywords: words.keywords },
    blocks: [
      image(`mascot-${id}` satisfies ImageID, words.mascot),
      p(cost),
      ...words.paragraphs.map(p),
      ...buy,
      h2(words.youGet),
      ul(...benefits.map((benefit) => named[benefit.id] ?? benefit.text)),
      h2(words.compare),
      insert('comparison'),
      insert('packages'),
    ],
  };
}
