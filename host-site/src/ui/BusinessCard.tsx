import { businessPath, cutCountryName } from '@wbn/contract';
import type { BusinessCard as Business } from '@wbn/contract/shapes';
import { Avatar } from './Avatar.tsx';
import { PageLink } from './PageLink.tsx';

export interface BusinessCardProps {
  readonly business: Business;
  readonly variant: 'card' | 'result';
}

/** What stands inside <wbn-business-card> before, and without, its script. */
export function BusinessCard({ business, variant }: BusinessCardProps) {
  const { businessID, contactInfo, general } = business;
  const country = contactInfo.country;
  return (
    <article className={`plain-card plain-card-${variant}`}>
      <Avatar name={general.companyName} url={general.profilePhoto?.url} />
      <div>
        <h4>
          <PageLink to={businessPath(general.companyName, businessID)}>{general.companyName}</PageLink>
        </h4>
        <p className="plain-card-text">{general.shortDescription}</p>
        <p className="plain-card-facts">
          {general.businessType.name}
          {country ? ` · ${country.emoji} ${cutCountryName(country.countryName)}` : ''}
          {` · ${business.subscription.toUpperCase()}`}
        </p>
      </div>
    </article>
  );
}
