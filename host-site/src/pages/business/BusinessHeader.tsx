import type { BusinessRole } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { BadgeCheck } from 'lucide';
import { useSite } from '../../site-context.ts';
import { commaList } from '../../texts/comma-list.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import { BusinessActions } from './BusinessActions.tsx';
import { Proof } from './Proof.tsx';
import type { ProofFact } from './proof-facts.ts';

interface HeaderProps {
  readonly profile: BusinessProfile;
  readonly followers: number;
  readonly role: BusinessRole | undefined;
  readonly facts: readonly ProofFact[];
}

/** `name / city, country`, in the order of the reader’s language whatever the name is written in. */
export function HeadLine({ contactInfo, general }: Pick<BusinessProfile, 'contactInfo' | 'general'>) {
  const { locale } = useSite();
  const place = commaList([contactInfo.city, contactInfo.country?.countryName], locale);
  return (
    <h1>
      <bdi>{general.companyName}</bdi>
      {place ? ` / ${place}` : ''}
    </h1>
  );
}

/** The head of the page: description, proof and the way to ask. */
export function BusinessHeader({ facts, followers, profile, role }: HeaderProps) {
  const { business } = useSite().texts;
  const { general, reactions, subscription, verified } = profile;
  return (
    <header className="business-header">
      <Cover url={general.coverPhoto?.url} />
      <div className="business-id">
        <Avatar name={general.companyName} url={general.profilePhoto?.url} size="large" eager />
        <div className="business-name">
          <HeadLine {...profile} />
          <p className="business-marks">
            <span className="badge">{general.businessType.name}</span>
            {verified ? (
              <a className="badge badge-verified" href="#proof-check">
                <Icon node={BadgeCheck} size={16} />
                {business.verified}
              </a>
            ) : (
              <span className="mark-quiet">{business.notVerified}</span>
            )}
            <TierBadge tier={subscription} />
          </p>
        </div>
      </div>
      <div className="business-pitch">
        <p className="business-short" dir="auto">
          {general.shortDescription}
        </p>
        <Proof businessID={profile.businessID} facts={facts} />
      </div>
      <BusinessActions profile={profile} followers={followers} role={role} likes={reactions.reactionCount.like} />
    </header>
  );
}
