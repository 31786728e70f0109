import { isOwner, readBusiness } from '@wbn/contract';
import type { BusinessProfile } from '@wbn/contract/shapes';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from './session-context.ts';

export type Managed =
  | { readonly state: 'off' | 'asking' }
  | { readonly state: 'on'; readonly profile: BusinessProfile };

const off: Managed = { state: 'off' };
const asking: Managed = { state: 'asking' };

/** Loads the plain page: taking the editor's parts out of this one would move the rest. */
function leaveEditMode(): void {
  const plain = new URL(window.location.href);
  plain.searchParams.delete('editMode');
  window.location.replace(plain);
}

/**
 * The edit mode of a business's page: on for its owner when the address asks for it, off for everybody else: visitors never see its
 * place, and anybody logged in who is not the owner is led to the plain page. The page itself came from a cache; whoever manages a business
 * sees it as it is now.
 */
export function useManagedBusiness(businessID: string | undefined, wanted: boolean): Managed {
  const session = useSession();
  const { userID } = useVisitor();
  // From the first drawing on, so that what the owner gets moves nothing.
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
