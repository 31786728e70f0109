import { myBusinesses } from '@wbn/contract';
import type { BusinessCard, UserProfile } from '@wbn/contract/shapes';
import { type Client, loadProfile } from '@wbn/core';
import { Building2, Newspaper, Pencil } from 'lucide';
import { useLoaderData } from 'react-router';
import { withCards } from '../../browser/with-cards.ts';
import { PersonalPage } from '../../personal/PersonalPage.tsx';
import { ProfileBusinesses } from '../../profile/ProfileBusinesses.tsx';
import { ProfileFacts } from '../../profile/ProfileFacts.tsx';
import { ProfileHeader } from '../../profile/ProfileHeader.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { OwnProfilePage } from './loader.ts';

interface Own {
  readonly profile: UserProfile;
  readonly businesses: readonly BusinessCard[] | undefined;
}

async function open(client: Client): Promise<Own> {
  const [profile, mine] = await Promise.all([
    loadProfile(client),
    withCards(client.call(myBusinesses)).then(
      ({ data }) => data,
      () => undefined,
    ),
  ]);
  return { profile, businesses: mine };
}

/** One's own complete profile. If it fails to load, redirects to the home page. */
export function OwnProfile() {
  const { texts } = useLoaderData<OwnProfilePage>();
  return (
    <PersonalPage
      loading={texts.loading}
      failed={texts.failed}
      otherwise="home"
      load={open}
      onFailure={(_, leave) => {
        leave('/');
        return true;
      }}
    >
      {({ businesses, profile }) => (
        <div className="profile">
          <ProfileHeader profile={profile}>
            <PageLink className="button" to={`/timeline/${profile.userID}`}>
              <Icon node={Newspaper} size={16} />
              {texts.timeline}
            </PageLink>
            <PageLink className="button button-primary" to="/profile/edit">
              <Icon node={Pencil} size={16} />
              {texts.edit}
            </PageLink>
          </ProfileHeader>
          <div className="profile-main">
            <ProfileFacts profile={profile} texts={texts} isOwn />
            <PageLink className="profile-create" to="/business/create">
              <Icon node={Building2} />
              {texts.create}
            </PageLink>
            <ProfileBusinesses
              title={texts.businesses}
              none={texts.noBusiness}
              failed={texts.businessesFailed}
              businesses={businesses}
            />
          </div>
        </div>
      )}
    </PersonalPage>
  );
}
