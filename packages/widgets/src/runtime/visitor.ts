/** Code for logged-in visitors and for `window.wbn`, loaded on demand. */
import type { PartnerScope } from '@wbn/contract';
import {
  browserProver,
  type Client,
  claimDrafts,
  forgetDrafts,
  pageSession,
  portalTabs,
  readHandover,
  type Session,
  type SessionState,
} from '@wbn/core';
import { beginLogin, returnFromLogin } from '@wbn/core/login';
import { findAddresses } from '../addresses/find.ts';
import { failureOf, within } from '../diagnosis/within.ts';
import { isObject, wrongArgument } from '../diagnosis/wrong-argument.ts';
import type { Late, SessionInfo, WbnApi } from '../loader/api.ts';
import { addLocale } from '../locales/add-locale.ts';
import { readTheme } from '../theme/read-theme.ts';
import { setTheme } from '../theme/set-theme.ts';
import type { Theme } from '../theme/theme.ts';
import { trackViews } from '../views/track-views.ts';
import { pageClient } from './core.ts';
import { type Config, pageRegistry } from './registry.ts';
import type { LazySession, SessionPlace } from './session-place.ts';

const infoOf = (session: Session): SessionInfo => {
  const { status, userID } = session.get();
  return { loggedIn: status === 'authenticated', ...(userID && { userID }) };
};

/** Starts the session; the page receives its changes as `wbn-session`. */
export function startSession(place: SessionPlace): Session {
  const { accounts, api, embedded, key } = place;
  const session = pageSession({
    accounts,
    api,
    key,
    ...(embedded ? { makeProver: () => browserProver() } : { tabs: portalTabs() }),
  });
  // A logout at another site arrives over the event stream, whichever events the widgets subscribe to.
  let stop: Promise<() => void> | undefined;
  const listen = async () => (await import('../ui/live.ts')).liveOf(pageClient()).listen(() => {});
  const follow = ({ status, userID }: SessionState, before?: SessionState) => {
    if (userID && userID !== before?.userID) claimDrafts(userID);
    if (!embedded || (status === 'authenticated') === (stop !== undefined)) return;
    if (stop)
      stop.then(
        (end) => end(),
        () => {},
      );
    stop = status === 'authenticated' ? listen() : undefined;
    stop?.catch(() => {});
  };
  follow(session.get());
  session.subscribe((now, before) => {
    follow(now, before);
    if (now.status === before.status && now.userID === before.userID) return;
    document.dispatchEvent(new CustomEvent('wbn-session', { detail: infoOf(session) }));
  });
  // A widget that lacks a permission says so, and asks for it.
  for (const name of ['wbn-error', 'wbn-send-failed'])
    document.addEventListener(name, (event) => {
      const { code, fields } = (event as CustomEvent<{ code: string; fields?: readonly string[] }>).detail;
      if (code !== 'ScopeMissing') return;
      const widget = event.composedPath()[0] as HTMLElement;
      import('../ui/permission.ts').then(({ askPermission }) => askPermission(widget, fields?.[0], session, logIn));
    });
  document.addEventListener('wbn-configure', () => {
    if (place.accounts === accounts && place.key === key) return;
    // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
    console.warn('configure: this session began with another account site or key. The new one holds after a reload.');
  });
  return session;
}

async function started(): Promise<[client: Client, session: Session]> {
  await findAddresses();
  const client = pageClient();
  // A page may have given a client of its own, whose session is there already.
  const session = client.session as Session & Partial<LazySession>;
  await session.load?.();
  await session.ready();
  return [client, session];
}

async function logIn(scope?: PartnerScope): Promise<void> {
  const [client] = await started();
  await beginLogin(client, { mode: 'popup', scope });
}

export const api: Pick<WbnApi, Late> = {
  login: logIn,
  async logout() {
    const [, session] = await started();
    forgetDrafts();
    await session.logout();
  },
  session: async () => infoOf((await started())[1]),
  diagnose: async () => {
    try {
      return await (await within(() => import('./diagnose.ts'))).diagnose(pageClient());
    } catch (failed) {
      const text = `The file diagnose ${failureOf(failed)}. ${(failed as Error).message}`.trim();
      return [{ level: 'error', about: 'cdn', text }];
    }
  },
  trackViews: async () => trackViews(),
  addLocale: async (locale, sets) => addLocale(locale, sets),
};

let applied: Theme | undefined;

/** Before the first picture. Rejects if the addresses of the network are missing and do not come. */
export async function prepare(): Promise<void> {
  adoptSettings();
  await findAddresses();
}

/** Adds the languages that the page gave early, and sets its theme if it is new. The check of the names comes later. */
function adoptSettings(): void {
  const { languages = [] } = pageRegistry();
  setNewTheme();
  for (const language of languages.splice(0)) {
    try {
      addLocale(...language);
    } catch {
      // The page's own call is rejected with the reason; the other languages are added.
    }
  }
  import('../diagnosis/check-config.ts').then(
    ({ checkConfig }) => checkConfig(),
    () => {},
  );
}

/** Follows a call of `configure`, and refuses a text or nothing: the loader has no room for the sentence. */
export function configured(given: Config): void {
  if (!isObject(given)) throw wrongArgument('configure', given);
  adoptSettings();
}

/** Names a command that `wbn.push` does not know; the loader has no room for the sentence. */
export function unknown(command: string): void {
  // biome-ignore lint/suspicious/noConsole: for people, and on pages that are not ours
  console.warn(`wbn.push: no ${command} in ${Object.keys((window as unknown as { wbn: WbnApi }).wbn)}`);
}

/** The script tag's `data-theme` holds the theme as JSON. */
function setNewTheme(): void {
  const { config } = pageRegistry();
  if (typeof config.theme === 'string') config.theme = readTheme(config.theme);
  if (!config.theme || config.theme === applied) return;
  applied = config.theme;
  setTheme(applied);
}

/** Removes a one-time code from the page's address at once, and redeems it. */
export async function finish(): Promise<void> {
  const found = readHandover(location.href);
  if (!found) return;
  history.replaceState(history.state, '', found.rest);
  const [client, session] = await started();
  if ((await returnFromLogin(client, found.handover)) === 'dropped')
    (await import('../ui/login-lost.ts')).sayLoginLost(session, logIn);
}
