import { fill, fullName } from '@wbn/contract';
import type { PublicProfile } from '@wbn/contract/shapes';
import { photoOf } from '@wbn/core';
import { Heart, MapPin } from 'lucide';
import { Fragment } from 'react';
import { Highlighted } from '../../search/Highlighted.tsx';
import { useSite } from '../../site-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';

export function UserCard({ user }: { readonly user: PublicProfile }) {
  const { search } = useSite().texts;
  const { briefPresentation, city, companyName, country, jobPosition, reactions, state, userID } = user;
  const name = fullName(user);
  const place = Object.entries({ country: country?.countryName, state: state?.stateName, city }).filter(
    ([, part]) => part,
  );
  // Isolates names whose direction differs from the sentence.
  const [before, after] = fill(search.at, { position: jobPosition?.name ?? '' }).split('{company}');
  const work =
    jobPosition && companyName ? (
      <>
        {before}
        <bdi>{companyName}</bdi>
        {after}
      </>
    ) : (
      (jobPosition?.name ?? companyName)
    );
  const { like } = reactions.reactionCount;
  return (
    <article className="result-card user-card">
      <Avatar name={name} url={photoOf(user)} size="large" round />
      <div className="result-body">
        <h2 className="result-title">
          <span dir="auto">
            <Highlighted text={name} />
          </span>
        </h2>
        {work ? (
          <p className="result-company" dir="auto">
            {work}
          </p>
        ) : null}
        {place.length ? (
          <p className="result-place">
            <Icon node={MapPin} size={16} />
            <span>
              {place.map(([kind, part], index) => (
                <Fragment key={kind}>
                  {index ? ' / ' : ''}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </span>
          </p>
        ) : null}
        {briefPresentation ? (
          <p className="result-text" dir="auto">
            <Highlighted text={briefPresentation} />
          </p>
        ) : null}
        <p className="result-likes">
          <Icon node={Heart} size={16} />
          <span aria-hidden="true">{like}</span>
          <span className="visually-hidden">{fill(search.likes, { count: like })}</span>
        </p>
      </div>
      <div className="result-actions">
        <PageLink className="button button-primary" to={`/profile/${userID}`}>
          {search.goProfile}
        </PageLink>
      </div>
    </article>
  );
}
