import { useEffect } from 'react';
import { useSession } from '../../session/session-context.ts';

/** Redeems the code in the address, once. */
export function useHandover(): void {
  const session = useSession();
  useEffect(() => {
    session?.redeem();
  }, [session]);
}
