import { defaultEditionCode } from '@wbn/content/site-languages';
import { fullName } from '@wbn/contract';
import {
  createClient,
  forgetDrafts,
  loadProfile,
  pageSession,
  photoOf,
  portalTabs,
  type SessionState,
} from '@wbn/core';
import { adoptLanguage } from '../document/kept-language.ts';
import { callsAnswered, takingEarly } from '../early/early-answers.ts';
import { inLocale } from '../settings.ts';
import type { Site } from '../site-context.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { commentDrafts } from './comment-drafts.ts';
import { nameLostConnection } from './lost-connection.ts';
import { reportOwnBusinesses } from './report-own-businesses.ts';
import { secondFactorLink } from './second-factor.ts';
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

/** The real session and client; `site-session.ts` loads this file on demand. */
export function liveSession(
  { edition, locale, settings }: Pick<Site, 'settings' | 'edition' | 'locale'>,
  show: (visitor: Visitor) => void,
) {
  const { accounts, api, portal } = settings;
  const tabs = portalTabs();
  const session = pageSession({ accounts, tabs });
  const begin = async (at: 'login' | 'register', silently = false) => {
    const { beginLogin } = await import('@wbn/core/login');
    // Once per tab a sister site tries a silent login: a visitor who is logged in at the account site needs no click.
    if (silently && (await beginLogin(client, { at, prompt: 'none' }))) return;
    await beginLogin(client, { at });
  };
  const isSister = edition.code !== defaultEditionCode;
  const hooks = { onReload: () => window.location.reload(), onLoginRequired: () => begin('login', isSister) };
  // The session knows the person only after its renewal; earlier comment boxes ask the storage.
  const drafts = commentDrafts(() => session.get().userID ?? tabs.read().userID);
  const own = takingEarly(createClient({ accounts, api, portal, locale, session, hooks, drafts }));
  const asking = askToConfirm(nameLostConnection(own, locale), (refusal) =>
    secondFactorLink(accounts, locale, refusal),
  );
  const client = reportOwnBusinesses(asking);

  const follow = (state: SessionState, previous?: SessionState) => {
    if (state.status === 'authenticated' && (!state.profile || previous?.userID !== state.userID)) {
      // After what the page shows. Without a profile the shell shows a user without a name.
      callsAnswered()
        .then(() => loadProfile(client))
        .catch(() => undefined);
    }
    adoptLanguage(state.profile?.preferredLanguage?.code);
    const { dataset } = document.documentElement;
    if (state.status === 'authenticated') dataset.person = state.userID;
    else if (state.status === 'anonymous') delete dataset.person;
    show(visitorOf(state));
  };
  session.subscribe(follow);
  follow(session.get());
  // A page from the back/forward cache missed other tabs' messages: reload it if the person changed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && tabs.read().userID !== session.get().userID) window.location.reload();
  });

  return {
    client,
    begin: (at: 'login' | 'register') => begin(at),
    async logout() {
      forgetDrafts();
      await session.logout();
      window.location.assign(inLocale('/', locale, edition));
    },
  };
}
