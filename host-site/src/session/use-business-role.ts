import { type BusinessRole, readBusiness } from '@wbn/contract';
import { useEffect, useState } from 'react';
import { useSession, useVisitor } from './session-context.ts';

/** The visitor's role in a business. The server never knows it, so a logged-in visitor's browser loads it. */
export function useBusinessRole(businessID: string | undefined): BusinessRole | undefined {
  const session = useSession();
  const { userID } = useVisitor();
  const [role, setRole] = useState<BusinessRole>();
  useEffect(() => {
    setRole(undefined);
    if (!session || !userID || !businessID) return;
    let current = true;
    session
      .client()
      .then((client) => client.call(readBusiness, { params: { id: businessID }, personal: true }))
      .then(
        (answer) => current && setRole(answer.session?.role),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [session, userID, businessID]);
  return role;
}
