import { visitorMenu } from '@wbn/content/navigation';
import type { Client } from '@wbn/core';
import { Fragment, type ReactNode } from 'react';
import { useAccountLink } from '../session/use-account-link.ts';
import { useSite } from '../site-context.ts';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { navigationLabel } from '../words.ts';
import { type PersonalOptions, usePersonal } from './use-personal.ts';
import './personal.css';

export interface PersonalPageProps<Data> extends Omit<PersonalOptions<Data>, 'keeps'> {
  /** Said while the page waits, such as `sentences.loadingOwnProfile`. */
  readonly loading: string;
  /** Said when the data cannot be loaded. */
  readonly failed: string;
  readonly children: (data: Data, client: Client, reload: () => void) => ReactNode;
}

/**
 * A page of a signed-in person: waits for the session, leads a visitor without one away, says that it loads, offers another try when the
 * data cannot be loaded, and is empty as soon as its person has logged out. The server draws the waiting state, so the page is the same for
 * everybody until its script runs.
 */
export function PersonalPage<Data>({ children, failed, loading, ...options }: PersonalPageProps<Data>) {
  const site = useSite();
  const { texts } = site;
  const login = useAccountLink('login');
  const { reload, shown } = usePersonal({ ...options, keeps: true });
  const round = shown.state === 'ready' ? shown.round : 0;
  useKeptFocus(shown.state === 'ended' ? -1 : round);
  if (shown.state === 'ready') return <Fragment key={round}>{children(shown.data, shown.client, reload)}</Fragment>;
  if (shown.state === 'failed') {
    return (
      <div key="failed" className="personal-state" role="alert">
        <p>{failed}</p>
        <button type="button" className="button button-primary" onClick={reload}>
          {texts.errors.retry}
        </button>
      </div>
    );
  }
  if (shown.state === 'ended') {
    return (
      <div key="ended" className="personal-state" role="alert">
        <p>{texts.shell.loggedOut}</p>
        <a className="button button-primary" {...login}>
          {navigationLabel(site, visitorMenu[0]!)}
        </a>
      </div>
    );
  }
  return (
    // A node of its own: drawn into the page that comes, it would be one that has moved.
    <div key="waiting" className="personal-state" role="status">
      <div className="spinner" aria-hidden="true" />
      <p>{loading}</p>
    </div>
  );
}
