import { fill } from '@wbn/contract';
import type { Invitation, Member, SecondFactorDuty } from '@wbn/contract/shapes';
import type { Client } from '@wbn/core';
import { InvitationList } from './InvitationList.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MemberRow } from './MemberRow.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SignInSection, type SignInState } from './SignInSection.tsx';
import type { MembersTexts } from './texts/en.ts';
import { type BusinessOf, useMembers } from './use-members.ts';

interface ManageMembersProps {
  readonly client: Client;
  readonly texts: MembersTexts;
  readonly business: BusinessOf;
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
  readonly duty: SecondFactorDuty;
  readonly signIn: SignInState | undefined;
  readonly reload: () => void;
}

/** For owners and admins. Members and invitations come first, because they change more often than the rules for logins. */
export function ManageMembers(props: ManageMembersProps) {
  const { business, client, reload, texts } = props;
  const members = useMembers(props);
  const me = client.session?.get().userID;
  return (
    <>
      <section className="form-card" aria-labelledby="members-list" data-list="">
        <h2 id="members-list">{fill(texts.list, { company: business.companyName })}</h2>
        <ul className="members-list">
          {members.members.map((member) => (
            <MemberRow
              key={member.userID}
              member={member}
              isMe={member.userID === me}
              hasSecondFactor={!props.duty.missing.includes(member.userID)}
              isLastOwner={members.isLastOwner(member)}
              mayChange={members.mayChange(member)}
              roles={members.rolesToGive}
              texts={texts}
              change={async (role) => {
                await members.change(member.userID, role);
                // After changing their own role they may have fewer rights.
                if (member.userID === me) reload();
              }}
              remove={() => members.remove(member.userID)}
            />
          ))}
        </ul>
      </section>
      <InviteForm
        client={client}
        businessID={business.businessID}
        roles={members.rolesToGive}
        texts={texts}
        invite={members.invite}
      />
      <InvitationList invitations={members.invitations} texts={texts} revoke={members.revoke} />
      <SecondFactorSection client={client} business={business} first={props.duty} texts={texts.duty} />
      {props.signIn === undefined ? null : (
        <SignInSection client={client} businessID={business.businessID} first={props.signIn} texts={texts.signIn} />
      )}
    </>
  );
}
