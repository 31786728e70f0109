import { defaultEdition, type Locale } from '@wbn/content/editions';
import { createClient, fullName, loadProfile, pageSession, photoOf, portalTabs, type SessionState } from '@wbn/core';
import { editionOf, inLocale, type SiteSettings } from '../settings.ts';
import { commentDrafts, forgetCommentDrafts } from './comment-drafts.ts';
import type { Visitor } from './visitor.ts';

const visitorOf = ({ actor, profile, status, userID }: SessionState): Visitor =>
  status === 'authenticated'
    ? {
        state: 'user',
        userID,
        name: profile && fullName(profile),
        photo: profile && photoOf(profile),
        businessID: actor === userID ? undefined : actor,
        isOperator: profile?.isOperator,
      }
    : { state: 'visitor' };

/** The session and the client proper; `site-session.ts` fetches this file when somebody needs them. */
export function liveSession(settings: SiteSettings, locale: Locale, show: (visitor: Visitor) => void) {
  const { accounts, api, portal, edition } = settings;
  const tabs = portalTabs();
  const session = pageSession({ accounts, tabs });
  const begin = async (at: 'login' | 'register', silently = false) => {
    const { beginLogin } = await import('@wbn/core/login');
    // Once in a tab's life a sister site asks without a page: whoever is logged in at the account site needs no click.
    if (silently && (await beginLogin(client, { at, prompt: 'none' }))) return;
    await beginLogin(client, { at });
  };
  const isSister = edition !== defaultEdition.code;
  const hooks = { onReload: () => window.location.reload(), onLoginRequired: () => begin('login', isSister) };
  // The session tells who it is only once it is renewed; a box that is drawn before asks the storage.
  const drafts = commentDrafts(() => session.get().userID ?? tabs.read().userID);
  const client = createClient({ accounts, api, portal, locale, session, hooks, drafts });

  const follow = (state: SessionState, previous?: SessionState) => {
    if (state.status === 'authenticated' && (!state.profile || previous?.userID !== state.userID)) {
      // Without it the shell shows a nameless user, which is true as far as it goes.
      loadProfile(client).catch(() => undefined);
    }
    const { dataset } = document.documentElement;
    if (state.status === 'authenticated') dataset.person = state.userID;
    else if (state.status === 'anonymous') delete dataset.person;
    show(visitorOf(state));
  };
  session.subscribe(follow);
  follow(session.get());
  // A page that was put away hears nothing of the others: it comes back by the session as it is now.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && tabs.read().userID !== session.get().userID) window.location.reload();
  });

  return {
    client,
    begin: (at: 'login' | 'register') => begin(at),
    async logout() {
      await session.logout();
      forgetCommentDrafts();
      window.location.assign(inLocale('/', locale, editionOf(settings)));
    },
  };
}
