import type { SuspendedBusiness } from '@wbn/contract/shapes';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { ownSuspension } from './own-suspension.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

interface OwnSuspensionProps {
  readonly businessID: string;
  /** Shown until the suspension is known, and to everybody else. */
  readonly otherwise: ReactNode;
}

/** The notice of a suspended business for its people, in place of a page that it lacks for others. */
export function OwnSuspension({ businessID, otherwise }: OwnSuspensionProps) {
  const session = useSession();
  const [found, setFound] = useState<SuspendedBusiness>();
  useEffect(() => {
    let current = true;
    setFound(undefined);
    const find = async () => {
      const client = await session?.client();
      await client?.session?.ready();
      if (client?.session?.get().status !== 'authenticated') return;
      const suspension = await ownSuspension(client, businessID);
      if (current) setFound(suspension);
    };
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [session, businessID]);
  return found ? <SuspensionNotice suspension={found} heading="h1" /> : otherwise;
}
