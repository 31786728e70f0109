import type { BusinessRole } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { BadgeCheck } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import { BusinessActions } from './BusinessActions.tsx';
import { Description } from './Description.tsx';

interface HeaderProps {
  readonly profile: BusinessProfile;
  readonly followers: number;
  readonly role: BusinessRole | undefined;
}

/** `name / city, country`. */
export const headLine = ({ contactInfo, general }: BusinessProfile): string => {
  const place = [contactInfo.city, contactInfo.country?.countryName].filter(Boolean).join(', ');
  return place ? `${general.companyName} / ${place}` : general.companyName;
};

/** Name, place, verification and actions. */
export function BusinessHeader({ followers, profile, role }: HeaderProps) {
  const { business } = useSite().texts;
  const { general, reactions, subscription, verified } = profile;
  return (
    <header className="business-header">
      <Cover url={general.coverPhoto?.url} />
      <div className="business-id">
        <Avatar name={general.companyName} url={general.profilePhoto?.url} size="large" eager />
        <div className="business-name">
          <h1>
            <bdi>{headLine(profile)}</bdi>
          </h1>
          <p className="business-marks">
            <span className="badge">{general.businessType.name}</span>
            <TierBadge tier={subscription} />
            <span className={verified ? 'badge badge-verified' : 'badge'}>
              {verified ? <Icon node={BadgeCheck} size={16} /> : null}
              {verified ? business.verified : business.notVerified}
            </span>
          </p>
        </div>
      </div>
      <p className="business-short" dir="auto">
        {general.shortDescription}
      </p>
      {general.generalDescription ? <Description text={general.generalDescription} /> : null}
      <BusinessActions profile={profile} followers={followers} role={role} likes={reactions.reactionCount.like} />
    </header>
  );
}
