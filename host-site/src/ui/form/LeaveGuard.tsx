import type { Client } from '@wbn/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useFormTexts } from './texts/index.ts';

interface LeaveGuardProps {
  readonly client: Client;
  /** Something is not saved. */
  readonly when: boolean;
  /** Paths that begin so are parts of the same form. */
  readonly within?: string;
}

/** Asks before a page with unsaved changes is left; not when the session has ended, for then the login brings the form back. */
export function LeaveGuard({ client, when, within }: LeaveGuardProps) {
  const texts = useFormTexts();
  const blocker = useBlocker(
    ({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) =>
      when && to !== from && !(within && to.startsWith(within)),
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (client.session?.get().status === 'authenticated') event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [client, when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={texts.leaveTitle}
      text={texts.leaveText}
      act={texts.leave}
      cancel={texts.stay}
      confirm={() => blocker.proceed()}
      close={() => blocker.reset()}
    />
  );
}
