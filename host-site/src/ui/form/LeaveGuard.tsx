import type { Client } from '@wbn/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useFormTexts } from './texts/index.ts';

interface LeaveGuardProps {
  readonly client: Client;
  /** Whether there are unsaved changes. */
  readonly when: boolean;
  /** Paths with this prefix belong to the same form. */
  readonly within?: string;
  /** Whether another query is another page. */
  readonly byQuery?: boolean;
  /** The question, if it is not about typed input. */
  readonly title?: string;
  readonly text?: string;
}

/** Asks before leaving a page with unsaved changes; not if the session has ended, because the login restores the form. */
export function LeaveGuard({ byQuery, client, text, title, when, within }: LeaveGuardProps) {
  const texts = useFormTexts();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      when &&
      (to.pathname !== from.pathname || (byQuery === true && to.search !== from.search)) &&
      !(within && to.pathname.startsWith(within)),
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
      title={title ?? texts.leaveTitle}
      text={text ?? texts.leaveText}
      act={texts.leave}
      cancel={texts.stay}
      confirm={() => blocker.proceed()}
      close={() => blocker.reset()}
    />
  );
}
