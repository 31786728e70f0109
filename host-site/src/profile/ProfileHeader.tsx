import { fullName } from '@wbn/contract';
import type { PublicProfile, UserProfile } from '@wbn/contract/shapes';
import { photoOf } from '@wbn/core';
import { MapPin } from 'lucide';
import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Cover } from '../ui/Cover.tsx';
import { Icon } from '../ui/Icon.tsx';
import './profile.css';

export const stateAndCountryOf = ({ country, state }: PublicProfile | UserProfile, locale: string): string =>
  [state?.stateName, country?.countryName].filter(Boolean).join(locale === 'ar' ? '\u060c ' : ', ');

interface ProfileHeaderProps {
  readonly profile: PublicProfile | UserProfile;
  readonly children?: ReactNode;
}

/** Cover, photo, name, position and place. */
export function ProfileHeader({ children, profile }: ProfileHeaderProps) {
  const name = fullName(profile);
  const { locale } = useSite();
  const place = stateAndCountryOf(profile, locale);
  return (
    <header className="business-header profile-header">
      <Cover url={profile.coverPhoto?.url} />
      <div className="business-id">
        <Avatar name={name} url={photoOf(profile)} size="large" round eager />
        <div className="business-name">
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {profile.profession ? (
            <p>
              <bdi>{profile.profession}</bdi>
            </p>
          ) : null}
          {place ? (
            <p className="result-place">
              <Icon node={MapPin} size={16} />
              {place}
            </p>
          ) : null}
        </div>
        {children ? <div className="business-buttons">{children}</div> : null}
      </div>
    </header>
  );
}
