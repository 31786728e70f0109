import type { Block } from '@wbn/content/pages';
import { isOwner, myBusinesses } from '@wbn/contract';
import type { BusinessCard } from '@wbn/contract/shapes';
import { createContext, useEffect, useState } from 'react';
import { useSession, useVisitor } from '../../session/session-context.ts';

const none: readonly BusinessCard[] = [];

/** The visitor's own businesses with their packages. Empty until they are known. */
export const OwnBusinessesContext = createContext(none);

const namesPackages = (block: Block) =>
  block.type === 'insert' && (block.what === 'packages' || block.what === 'comparison');

/** Loaded only if the blocks name packages: the server renders the same page for everyone. */
export function useOwnBusinesses(blocks: readonly Block[]): readonly BusinessCard[] {
  const session = useSession();
  const { userID } = useVisitor();
  const [own, setOwn] = useState(none);
  const isWanted = blocks.some(namesPackages);
  useEffect(() => {
    setOwn(none);
    if (!session || !userID || !isWanted) return;
    let current = true;
    const ask = async () => {
      const client = await session.client();
      const { data } = await client.call(myBusinesses);
      if (current) setOwn(data.filter((one) => isOwner(one.session?.role)));
    };
    // After a failure the packages are shown as for visitors.
    ask().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [session, userID, isWanted]);
  return own;
}
