import type { ClientOptions } from '@wbn/core';
import { Award, Badge, BadgeCheck, Circle, Crown, Diamond } from 'lucide';
import { Icon, type IconNode } from '../ui/Icon.tsx';
import { linkTo } from '../ui/open-link.ts';
import type { CardModel } from './model.ts';
import type { BusinessCardTexts } from './texts/en.ts';

const tierIcons: Readonly<Record<string, IconNode>> = { gold: Award, premium: Diamond, platinum: Crown };

/** In the reader's language; in capitals in English. */
export const tierName = (tier: string, texts: BusinessCardTexts): string => texts[tier as 'gold'] || tier.toUpperCase();

/** Each membership has its own badge, with a different shape and word (in capitals in English), not only a colour. */
export const Tier = ({ tier, texts }: { tier: string; texts: BusinessCardTexts }) => (
  <span className={`badge ${tier}`} part="membership" data-tier={tier} title={texts.membership}>
    <Icon of={tierIcons[tier] ?? Circle} size={16} />
    {tierName(tier, texts)}
  </span>
);

/** A badge that says Verified or Not verified; both have the same size. */
export const Verified = ({ verified, texts }: { verified: boolean; texts: BusinessCardTexts }) => (
  <span className={verified ? 'badge yes' : 'badge'} part="verified" data-verified={verified}>
    <Icon of={verified ? BadgeCheck : Badge} size={16} />
    {verified ? texts.verified : texts.notVerified}
  </span>
);

export const Name = ({ card, options }: { card: CardModel; options: ClientOptions }) => (
  <h3 className="name" part="name" dir="auto">
    <a href={linkTo(options, 'business', card.id, card.page)} title={card.name}>
      {card.name}
    </a>
  </h3>
);

/** Members see the business's requests; everyone else may send one. */
export const RequestLink = ({
  card,
  options,
  productID,
  texts,
}: {
  card: CardModel;
  options: ClientOptions;
  /** The product of the page, which an inquiry from here is about. */
  productID: string;
  texts: BusinessCardTexts;
}) => (
  <a
    className="button main"
    part="request"
    href={
      card.speaks
        ? `${options.portal}/business/${card.id}/requests`
        : linkTo(
            options,
            'inquiry',
            card.id,
            `/business/${card.id}/send-request${productID && `?product=${productID}`}`,
          )
    }
  >
    {card.speaks ? texts.requests : texts.sendRequest}
  </a>
);
