import type { Accounts, InvitationNames } from '../context.ts';
import type { Target } from './target.ts';

/** The page of the portal to which the mail of an invitation leads. */
const invitationPage = '/invitation';

/** The invitation to which a login leads back, so that its pages can say why the person is here. */
export async function invitationOf(
  { namesOfInvitation }: Accounts,
  { kind, url }: Target,
): Promise<InvitationNames | undefined> {
  const { pathname, searchParams } = new URL(url);
  const token = searchParams.get('token');
  if (kind !== 'portal' || pathname !== invitationPage || !token) return undefined;
  return namesOfInvitation?.(token);
}
