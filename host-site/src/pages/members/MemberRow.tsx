import type { BusinessRole } from '@wbn/contract';
import { fill, fullName } from '@wbn/contract';
import type { Member } from '@wbn/contract/shapes';
import { photoOf } from '@wbn/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { dayOf } from '../../texts/day-of.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import { GoDialog } from './GoDialog.tsx';
import type { MembersTexts } from './texts/en.ts';

interface MemberRowProps {
  readonly member: Member;
  readonly isMe: boolean;
  readonly isLastOwner: boolean;
  readonly hasSecondFactor: boolean;
  readonly mayChange: boolean;
  readonly roles: readonly BusinessRole[];
  readonly texts: MembersTexts;
  readonly change: (role: BusinessRole) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A member: name, role and actions. */
export function MemberRow({
  change,
  hasSecondFactor,
  isLastOwner,
  isMe,
  mayChange,
  member,
  remove,
  roles,
  texts,
}: MemberRowProps) {
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = fullName(member);
  const gone = () => {
    if (!isMe) return toasts.success(fill(texts.removed, { name }));
    toasts.success(texts.left);
    navigate(inLocale('/my-business', locale, edition));
  };
  return (
    <li className="member">
      <Avatar name={name} url={photoOf(member)} round />
      <div className="member-name">
        <p>
          <PageLink to={`/profile/${member.userID}`} dir="auto">
            {name}
          </PageLink>
          {isMe ? <span className="badge">{texts.you}</span> : null}
          {hasSecondFactor ? null : <span className="badge">{texts.duty.without}</span>}
        </p>
        <p className="member-since">{fill(texts.since, { date: dayOf(member.since, locale) })}</p>
      </div>
      <div className="member-role">
        {mayChange ? (
          <SelectField
            id={`role-${member.userID}`}
            label={fill(texts.roleOf, { name })}
            hideLabel
            rows={roles.map((role) => ({ value: role, label: texts.roles[role] }))}
            value={member.role}
            shown={texts.roles[member.role]}
            change={(role) => role !== member.role && change(role as BusinessRole)}
          />
        ) : (
          <span className="badge">{texts.roles[member.role]}</span>
        )}
      </div>
      {isMe || mayChange ? (
        <button
          type="button"
          className="button button-quiet"
          aria-label={isMe ? undefined : fill(texts.removeOf, { name })}
          aria-describedby={isLastOwner ? 'last-owner' : undefined}
          disabled={isLastOwner}
          onClick={() => setAsking(true)}
        >
          {isMe ? texts.leave : texts.remove}
        </button>
      ) : null}
      {isLastOwner ? (
        <p className="field-hint member-note" id="last-owner">
          {texts.lastOwner}
        </p>
      ) : null}
      {asking ? (
        <GoDialog name={name} isMe={isMe} texts={texts} go={remove} done={gone} close={() => setAsking(false)} />
      ) : null}
    </li>
  );
}
