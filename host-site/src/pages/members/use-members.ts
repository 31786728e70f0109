import {
  type BusinessRole,
  changeMemberRole,
  fill,
  inviteMember,
  isOwner,
  removeMember,
  revokeInvitation,
} from '@wbn/contract';
import type { Invitation, Member } from '@wbn/contract/shapes';
import { type Client, WbnError } from '@wbn/core';
import { useState } from 'react';
import { saidByClient } from '../../session/ask-to-confirm.ts';
import { toasts } from '../../ui/toasts.ts';
import type { MembersTexts } from './texts/en.ts';

export interface BusinessOf {
  readonly businessID: string;
  readonly companyName: string;
  readonly role: BusinessRole | undefined;
}

/** The server's refusal as a sentence. */
export function refusal(error: unknown, texts: MembersTexts): string {
  if (!(error instanceof WbnError)) return texts.notSaved;
  if (error.name === 'LastOwner') return texts.lastOwner;
  const confirmation = saidByClient(error);
  if (confirmation !== undefined) return confirmation;
  if (error.name === 'EmailNotVerified') return texts.emailNotVerified;
  if (error.name === 'TooManyRequests') return texts.tooMany;
  return error.fields.includes('email') ? texts.emailWrong : texts.notSaved;
}

interface Start {
  readonly client: Client;
  readonly business: BusinessOf;
  readonly texts: MembersTexts;
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
}

/** The members of a business and their actions; each action waits for the server, which protects the last owner. */
export function useMembers({ business, client, texts, ...first }: Start) {
  const [members, setMembers] = useState(first.members);
  const [invitations, setInvitations] = useState(first.invitations);
  const id = business.businessID;
  const owners = members.filter(({ role }) => isOwner(role)).length;
  const said = (error: unknown) => {
    // The client has already shown where to confirm.
    if (saidByClient(error) === undefined) toasts.failure(refusal(error, texts));
  };
  return {
    members,
    invitations,
    /** Only owners change owners, and the last one stays. */
    mayChange: ({ role }: Member) => (isOwner(role) ? isOwner(business.role) && owners > 1 : true),
    isLastOwner: ({ role }: Member) => isOwner(role) && owners === 1,
    rolesToGive: (isOwner(business.role) ? ['owner', 'admin', 'member'] : ['admin', 'member']) as BusinessRole[],
    async change(userID: string, role: BusinessRole) {
      try {
        const { data } = await client.call(changeMemberRole, { params: { id, userID }, body: { role } });
        setMembers((before) => before.map((one) => (one.userID === userID ? data : one)));
        toasts.success();
      } catch (error) {
        said(error);
      }
    },
    /** Throws the server's refusal for the dialog. */
    async remove(userID: string) {
      await client.call(removeMember, { params: { id, userID } });
      setMembers((before) => before.filter((one) => one.userID !== userID));
    },
    async invite(email: string, role: BusinessRole) {
      const { data } = await client.call(inviteMember, { params: { id }, body: { email, role } });
      const isSame = (one: Invitation) => one.email.toLowerCase() === email.toLowerCase();
      setInvitations((before) => [data, ...before.filter((one) => !isSame(one))]);
      toasts.success(fill(texts.sent, { email: data.email }));
    },
    async revoke(invitationID: string) {
      try {
        await client.call(revokeInvitation, { params: { id, invitationID } });
        setInvitations((before) => before.filter((one) => one.invitationID !== invitationID));
        toasts.success(texts.revoked);
        return true;
      } catch (error) {
        said(error);
        return false;
      }
    },
  };
}
