import { type BusinessRole, canSpeak, fill, isOwner } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { Heart, Link2, Pencil, UserPlus } from 'lucide';
import { useContext } from 'react';
import { Connect } from '../../connections/Connect.tsx';
import { lazyFollow, lazyLike } from '../../session/toggles.ts';
import { useToggle } from '../../session/use-toggle.ts';
import { useSite } from '../../site-context.ts';
import { copyLink } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { EditingContext } from './manage/SectionTitle.tsx';
import { RequestLink } from './RequestLink.tsx';

interface ActionsProps {
  readonly profile: BusinessProfile;
  readonly followers: number;
  readonly likes: number;
  readonly role: BusinessRole | undefined;
}

/** Send Request first, then Like, Follow and Connect for visitors, Edit profile for the owner; counts and Share for all. */
export function BusinessActions({ followers, likes, profile, role }: ActionsProps) {
  const { business } = useSite().texts;
  const id = profile.businessID;
  const editing = useContext(EditingContext);
  const like = useToggle(likes, lazyLike('business', id, likes));
  const follow = useToggle(followers, lazyFollow(id));
  return (
    <div className="business-actions">
      <ul className="business-counts">
        <li>
          <Icon node={Heart} size={16} />
          <span>
            <b>{like.count}</b> {fill(business.likes, { count: like.count })}
          </span>
        </li>
        <li>
          <Icon node={UserPlus} size={16} />
          <span>
            <b>{follow.count}</b> {fill(business.followers, { count: follow.count })}
          </span>
        </li>
      </ul>
      <div className="business-buttons">
        {isOwner(role) ? (
          <PageLink className="button button-primary" to={editing?.path ?? `/business/${id}/?editMode=1`}>
            <Icon node={Pencil} size={16} />
            {business.editProfile}
          </PageLink>
        ) : (
          <>
            {canSpeak(role) ? (
              <PageLink className="button button-primary request-link" to={`/business/${id}/requests`}>
                {business.requests}
              </PageLink>
            ) : (
              <RequestLink businessID={id} />
            )}
            <button type="button" className="button" aria-pressed={like.on} onClick={like.toggle}>
              <Icon node={Heart} size={16} />
              {like.on ? business.liked : business.like}
            </button>
            <button type="button" className="button" aria-pressed={follow.on} onClick={follow.toggle}>
              <Icon node={UserPlus} size={16} />
              {follow.on ? business.following : business.follow}
            </button>
            <Connect partyID={id} instead={`/business/${id}/send-request`} />
          </>
        )}
        <button type="button" className="button share-button" onClick={() => copyLink(business.linkCopied)}>
          <Icon node={Link2} size={16} />
          {business.share}
        </button>
      </div>
    </div>
  );
}
