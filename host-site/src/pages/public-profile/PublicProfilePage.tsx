import { fill, fullName } from '@wbn/contract';
import { Pencil } from 'lucide';
import { useLoaderData } from 'react-router';
import { Connect } from '../../connections/Connect.tsx';
import { TimelineFeed } from '../../posts/TimelineFeed.tsx';
import { usePostTexts } from '../../posts/texts/index.ts';
import { ProfileBusinesses } from '../../profile/ProfileBusinesses.tsx';
import { ProfileFacts } from '../../profile/ProfileFacts.tsx';
import { ProfileHeader } from '../../profile/ProfileHeader.tsx';
import { useVisitor } from '../../session/session-context.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MissingPage } from '../../ui/MissingPage.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import type { PublicProfileData } from './loader.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

type Ready = Extract<PublicProfileData, { state: 'ready' }>;

/** A person's public profile. */
export function PublicProfilePage() {
  const found = useLoaderData<PublicProfileData>();
  const { texts } = found;
  const { errors } = useSite().texts;
  if (found.state !== 'ready') {
    if (found.state === 'failed') return <MissingPage title={errors.again} retry />;
    if (found.state === 'gone') return <MissingPage title={texts.gone} text={texts.goneText} />;
    return <MissingPage title={texts.missing} text={texts.missingText} />;
  }
  return <Profile key={found.profile.userID} {...found} />;
}

function Profile({ businesses, profile, texts, timeline }: Ready) {
  const name = fullName(profile);
  const postTexts = usePostTexts();
  const isOwn = useVisitor().userID === profile.userID;
  return (
    <article className="profile">
      <ProfileHeader profile={profile}>
        {isOwn ? (
          <PageLink className="button button-primary" to="/profile/edit">
            <Icon node={Pencil} size={16} />
            {texts.edit}
          </PageLink>
        ) : (
          <>
            <Connect partyID={profile.userID} isMain />
            <ProfileMenu userID={profile.userID} name={name} />
          </>
        )}
      </ProfileHeader>
      <div className="profile-columns profile-with-posts">
        <div className="profile-main">
          <ProfileFacts profile={profile} texts={texts} />
          <ProfileBusinesses
            title={fill(texts.businessesOf, { name })}
            none={fill(texts.noBusinessOf, { name })}
            failed={texts.businessesFailed}
            businesses={businesses}
          />
        </div>
        <section className="profile-posts" aria-labelledby="profile-posts">
          <h2 id="profile-posts" className="profile-posts-title">
            {texts.posts}
          </h2>
          {timeline ? (
            <TimelineFeed timelineID={profile.userID} timelineType="user" name={name} first={timeline} />
          ) : (
            <p className="notice">{postTexts.moreFailed}</p>
          )}
        </section>
      </div>
    </article>
  );
}
