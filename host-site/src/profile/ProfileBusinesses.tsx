import type { BusinessCard as Card } from '@wbn/contract/shapes';
import { BusinessCard } from '../ui/BusinessCard.tsx';

interface ProfileBusinessesProps {
  readonly title: string;
  readonly none: string;
  readonly failed: string;
  /** undefined if loading failed. */
  readonly businesses: readonly Card[] | undefined;
}

/** A person's businesses as cards. */
export function ProfileBusinesses({ businesses, failed, none, title }: ProfileBusinessesProps) {
  return (
    <section className="profile-businesses" aria-labelledby="profile-businesses">
      <h2 id="profile-businesses">{title}</h2>
      {businesses?.length ? (
        <ul>
          {businesses.map((business) => (
            <li key={business.businessID}>
              <BusinessCard business={business} variant="card" />
            </li>
          ))}
        </ul>
      ) : (
        <p className="notice">{businesses ? none : failed}</p>
      )}
    </section>
  );
}
