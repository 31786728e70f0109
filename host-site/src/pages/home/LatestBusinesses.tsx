import { searchPath } from '@wbn/contract';
import { ArrowRight } from 'lucide';
import { useRef } from 'react';
import { useSite } from '../../site-context.ts';
import { BusinessCard } from '../../ui/BusinessCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { useLaidOutLater } from '../../ui/use-laid-out-later.ts';
import { typeName } from '../../words.ts';
import type { HomeData } from './home-data.ts';

/** The newest companies in four groups of at most three. */
export function LatestBusinesses({ latest }: { readonly latest: HomeData['latest'] }) {
  const site = useSite();
  const { home } = site.texts;
  const section = useRef<HTMLElement>(null);
  useLaidOutLater(section, '.latest-group');
  return (
    <section className="section" aria-labelledby="latest-title" ref={section}>
      <div className="section-head">
        <h2 id="latest-title">{home.latestTitle}</h2>
        <p>{home.latestText}</p>
      </div>
      {latest === undefined ? <p className="notice">{home.latestFailed}</p> : null}
      {latest?.map(({ businesses, type }) => (
        <section key={type} className="latest-group" aria-labelledby={`latest-${type}`}>
          <div className="latest-head">
            <h3 id={`latest-${type}`}>{typeName(site, type)}</h3>
            <PageLink className="more-link" to={searchPath(type, 'global', '')}>
              {home.seeAll.replace('{name}', typeName(site, type))}
              <Icon node={ArrowRight} size={16} mirrored />
            </PageLink>
          </div>
          {businesses.length ? (
            <ul className="card-grid">
              {businesses.map((business) => (
                <li key={business.businessID}>
                  <BusinessCard business={business} variant="card" />
                </li>
              ))}
            </ul>
          ) : (
            <p className="notice">{home.none}</p>
          )}
        </section>
      ))}
    </section>
  );
}
