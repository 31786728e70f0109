import { fill, fullName, isUuid, listBusinesses, loadTimeline, readPublicProfile } from '@wbn/contract';
import type { BusinessCard, PublicProfile } from '@wbn/contract/shapes';
import { photoOf, type TimelinePage } from '@wbn/core';
import { data } from 'react-router';
import { breadcrumbs, type MetaInput, type PageMeta } from '../../document/meta.ts';
import { loadPostTexts, type WithPostTexts } from '../../posts/texts/index.ts';
import type { ProfileTexts } from '../../profile/texts/en.ts';
import { loadProfileTexts } from '../../profile/texts/index.ts';
import { type LoaderInput, optional, statusOf } from '../../routing/page-route.ts';

export type PublicProfileData = WithPostTexts & { readonly texts: ProfileTexts } & (
    | {
        readonly state: 'ready';
        readonly profile: PublicProfile;
        /** Undefined if loading failed. */
        readonly businesses: readonly BusinessCard[] | undefined;
        readonly timeline: TimelinePage | undefined;
      }
    | { readonly state: 'missing' | 'gone' | 'failed' }
  );

export async function load({ call, locale, params }: LoaderInput) {
  const { id = '' } = params;
  const [texts, postTexts] = await Promise.all([loadProfileTexts(locale), loadPostTexts(locale)]);
  const said = { texts, postTexts };
  if (!isUuid(id)) return data({ ...said, state: 'missing' } satisfies PublicProfileData, { status: 404 });
  try {
    const [profile, businesses, timeline] = await Promise.all([
      call(readPublicProfile, { params: { id } }),
      optional(call(listBusinesses, { query: { userID: id } })),
      optional(call(loadTimeline, { params: { timelineID: id }, query: { skip: '0', size: '10' } })),
    ]);
    return {
      ...said,
      state: 'ready',
      profile: profile.data,
      businesses: businesses?.data,
      timeline: timeline?.data,
    } satisfies PublicProfileData;
  } catch (error) {
    const status = statusOf(error);
    const state = status === 404 ? 'missing' : status === 410 ? 'gone' : 'failed';
    return data({ ...said, state } satisfies PublicProfileData, { status });
  }
}

export function meta({ data: found, edition, portal, texts }: MetaInput<PublicProfileData>): PageMeta {
  if (found.state !== 'ready') {
    const titles = { missing: found.texts.missing, gone: found.texts.gone, failed: texts.errors.title };
    return { title: `${titles[found.state]} | WBN`, description: found.texts.missingText, noIndex: true };
  }
  const { briefPresentation, city, companyName, country, industry, jobPosition, profession, state, userID } =
    found.profile;
  const name = fullName(found.profile);
  const path = `/profile/${userID}`;
  const work = [profession ?? jobPosition?.name, companyName].filter(Boolean).join(', ');
  const about = briefPresentation || fill(found.texts.aboutOf, { name });
  return {
    title: `${[name, work].filter(Boolean).join(' - ')} | WBN ${edition.countryName}`,
    description: `${name}: ${about}`.slice(0, 300),
    keywords: [name, companyName, industry?.name, country?.countryName].filter((word) => typeof word === 'string'),
    canonical: path,
    image: photoOf(found.profile),
    type: 'profile',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Person',
        '@id': portal + path,
        name,
        url: portal + path,
        image: photoOf(found.profile),
        description: briefPresentation ?? undefined,
        jobTitle: profession ?? jobPosition?.name,
        worksFor: companyName ? { '@type': 'Organization', name: companyName } : undefined,
        address: country
          ? {
              '@type': 'PostalAddress',
              addressLocality: city ?? undefined,
              addressRegion: state?.stateName,
              addressCountry: country.code,
            }
          : undefined,
      },
      breadcrumbs(portal, [
        [`WBN ${edition.countryName}`, '/'],
        [name, path],
      ]),
    ],
  };
}
