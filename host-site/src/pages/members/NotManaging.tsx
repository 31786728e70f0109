import { fill, removeMember } from '@wbn/contract';
import type { Client } from '@wbn/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inLocale } from '../../settings.ts';
import { useSite } from '../../site-context.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { toasts } from '../../ui/toasts.ts';
import { GoDialog } from './GoDialog.tsx';
import type { MembersTexts } from './texts/en.ts';
import type { BusinessOf } from './use-members.ts';

interface NotManagingProps {
  readonly client: Client;
  readonly texts: MembersTexts;
  readonly business: BusinessOf;
}

/** A member may leave; a stranger has no actions here. */
export function NotManaging({ business, client, texts }: NotManagingProps) {
  const { edition, locale } = useSite();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { businessID, companyName, role } = business;
  return (
    <div className="form-card">
      <p>{role ? fill(texts.onlyMember, { company: companyName }) : texts.noMember}</p>
      <div className="form-actions">
        <PageLink className="button" to={`/business/${businessID}/`}>
          {texts.see}
        </PageLink>
        {role ? (
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {texts.leave}
          </button>
        ) : null}
      </div>
      {asking ? (
        <GoDialog
          name=""
          isMe
          texts={texts}
          go={async () => {
            await client.call(removeMember, { params: { id: businessID, userID: 'me' } });
          }}
          done={() => {
            toasts.success(texts.left);
            navigate(inLocale('/my-business', locale, edition));
          }}
          close={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
