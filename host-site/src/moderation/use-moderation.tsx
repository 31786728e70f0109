import type { Client } from '@wbn/core';
import { mayAct } from '@wbn/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import type { Subject } from './subject.ts';

export interface Moderation {
  report(): void;
  block(): void;
  /** Draw it beside the menu that opens it. */
  readonly dialog: ReactNode;
}

const ReportDialog = lazy(() => import('./ReportDialog.tsx').then((module) => ({ default: module.ReportDialog })));
const BlockDialog = lazy(() => import('./BlockDialog.tsx').then((module) => ({ default: module.BlockDialog })));

/** Reporting and blocking for logged-in people; visitors go to the login. */
export function useModeration(subject: Subject, onBlocked?: () => void): Moderation {
  const session = useSession();
  const [open, setOpen] = useState<{ client: Client; act: 'report' | 'block' }>();
  const start = async (act: 'report' | 'block') => {
    const client = await session?.client();
    await client?.session?.ready();
    if (client && mayAct(client)) setOpen({ client, act });
  };
  const close = () => setOpen(undefined);
  const shown = open && { client: open.client, subject, close };
  return {
    report: () => void start('report'),
    block: () => void start('block'),
    dialog: shown ? (
      <Suspense fallback={null}>
        {open.act === 'report' ? <ReportDialog {...shown} /> : <BlockDialog {...shown} onBlocked={onBlocked} />}
      </Suspense>
    ) : null,
  };
}
