import type { SiteSession } from '../session/site-session.ts';

/**
 * Handles the save event of business cards. A card that was drawn before the session was known asks for a login: the session knows better.
 */
export function watchSaves(session: SiteSession): void {
  const listener = (event: Event) => {
    const { target, detail } = event as CustomEvent<{ businessID?: string }>;
    if (!(target instanceof Element) || target.localName !== 'wbn-business-card' || !detail?.businessID) return;
    event.preventDefault();
    if (session.visitor().state === 'visitor') return void session.login();
    const { businessID } = detail;
    import('./save-business.ts').then(async ({ saveBusiness }) => saveBusiness(await session.client(), businessID));
  };
  document.addEventListener('wbn-save', listener);
  document.addEventListener('wbn-login-required', listener);
}
