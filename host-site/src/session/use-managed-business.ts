import { isOwner, readBusiness } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from './session-context.ts';

export type Managed =
  | { readonly state: 'off' | 'asking' }
  | { readonly state: 'on'; readonly profile: BusinessProfile };

const off: Managed = { state: 'off' };
const asking: Managed = { state: 'asking' };

/** Loads the plain page: removing the editor's parts would shift the layout. */
function leaveEditMode(): void {
  const plain = new URL(window.location.href);
  plain.searchParams.delete('editMode');
  window.location.replace(plain);
}

/**
 * The edit mode of a business page: on for its owner if the address requests it. Other logged-in people are redirected to the plain page,
 * and visitors see no placeholder. The page may come from a cache, so managers load the current business.
 */
export function useManagedBusiness(businessID: string | undefined, wanted: boolean): Managed {
  const session = useSession();
  const { userID } = useVisitor();
  // From the first render on, so that the owner's parts shift nothing.
  const [managed, setManaged] = useState(wanted ? asking : off);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or a logout, is a reason to ask again
  useEffect(() => {
    setManaged(wanted ? asking : off);
    if (!session || !businessID || !wanted) return;
    let current = true;
    const show = (next: Managed) => current && setManaged(next);
    const ask = async () => {
      const client = await session.client();
      await client.session?.ready();
      if (!current) return;
      if (client.session?.get().status !== 'authenticated') return show(off);
      const answer = await client.call(readBusiness, { params: { id: businessID }, personal: true });
      if (isOwner(answer.session?.role)) show({ state: 'on', profile: answer.data });
      else if (current) leaveEditMode();
    };
    ask().catch(() => show(off));
    return () => {
      current = false;
    };
  }, [session, businessID, wanted, userID]);
  return managed;
}
