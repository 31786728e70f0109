import type { SuspendedBusiness } from '@wbn/contract/shapes';
import { type ReactNode, useEffect, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { ownSuspension, type PageOf } from './own-suspension.ts';
import { SuspensionNotice } from './SuspensionNotice.tsx';

interface OwnSuspensionProps {
  readonly of: PageOf;
  readonly id: string;
  /** Shown until the suspension is known, and to everybody else. */
  readonly otherwise: ReactNode;
}

/** The notice of a suspended business for its people, in place of a page that it lacks for others. */
export function OwnSuspension({ id, of, otherwise }: OwnSuspensionProps) {
  const session = useSession();
  const [found, setFound] = useState<SuspendedBusiness>();
  useEffect(() => {
    let current = true;
    setFound(undefined);
    const find = async () => {
      const client = await session?.client();
      await client?.session?.ready();
      if (client?.session?.get().status !== 'authenticated') return;
      const suspension = await ownSuspension(client, of, id);
      if (current) setFound(suspension);
    };
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [session, of, id]);
  return found ? <SuspensionNotice suspension={found} heading="h1" /> : otherwise;
}
