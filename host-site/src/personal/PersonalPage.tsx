import type { Client } from '@wbn/core';
import { Fragment, type ReactNode } from 'react';
import { needsSecondFactor } from '../session/second-factor.ts';
import { useSite } from '../site-context.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { LogInAgain } from './LogInAgain.tsx';
import { SecondFactorNotice } from './SecondFactorNotice.tsx';
import { type PersonalOptions, usePersonal } from './use-personal.ts';
import './personal.css';

export interface PersonalPageProps<Data> extends Omit<PersonalOptions<Data>, 'keeps'> {
  /** Shown while loading, e.g. `sentences.loadingOwnProfile`. */
  readonly loading: string;
  /** Shown if the data cannot be loaded. */
  readonly failed: string;
  readonly children: (data: Data, client: Client, reload: () => void) => ReactNode;
}

/**
 * A page of a logged-in person: waits for the session, redirects visitors, shows loading and failure states, and becomes empty after a
 * logout. The server renders the waiting state, so that the page is the same for everyone.
 */
export function PersonalPage<Data>({ children, failed, loading, ...options }: PersonalPageProps<Data>) {
  const { texts } = useSite();
  const { reload, shown } = usePersonal({ ...options, keeps: true });
  const round = shown.state === 'ready' ? shown.round : 0;
  useKeptFocus(shown.state === 'ended' ? -1 : round);
  if (shown.state === 'ready') return <Fragment key={round}>{children(shown.data, shown.client, reload)}</Fragment>;
  if (shown.state === 'failed') {
    if (needsSecondFactor(shown.error)) return <SecondFactorNotice refusal={shown.error} retry={reload} />;
    return (
      <div key="failed" className="personal-state" role="alert">
        <p>{failed}</p>
        <button type="button" className="button button-primary" onClick={reload}>
          {texts.errors.retry}
        </button>
      </div>
    );
  }
  if (shown.state === 'ended') return <LogInAgain key="ended" />;
  return (
    // The key keeps React from reusing this node for the page, which the browser would count as a layout shift.
    <div key="waiting" className="personal-state" role="status" data-awaits-person="">
      <div className="spinner" aria-hidden="true" />
      <p>{loading}</p>
    </div>
  );
}
