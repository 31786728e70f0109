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
  /** Another query is another page. */
  readonly byQuery?: boolean;
  /** What is asked, where it is not about what was typed. */
  readonly title?: string;
  readonly text?: string;
}

/** Asks before a page with unsaved changes is left; not when the session has ended, for then the login brings the form back. */
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
