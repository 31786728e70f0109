/** Says that a login came back to a window that did not begin it and cannot reach the page that did, such as one in a frame of another site. */
import type { Session } from '@wbn/core';
import { loginLostTexts } from './login-lost-texts.ts';
import { showNotice, viewOf } from './notice.ts';

/** The widgets that ask for a login. Where the page has none, another one says it. */
const askers = 'wbn-inquiry-form, wbn-comments, wbn-message-center';
const others = 'wbn-product-page, wbn-business-card, wbn-search-box, wbn-membership-checkout';

/** Shows the sentence above a widget of the page, scrolls there, and tells the page by `wbn-error` and the console. */
export function sayLoginLost(session: Pick<Session, 'subscribe'>, login: () => Promise<void>): void {
  const message = 'A login came back to this page, which did not begin it: nobody was logged in.';
  const widget = document.querySelector(askers) ?? document.querySelector(others);
  const detail = { code: 'LoginLost', message };
  (widget ?? document).dispatchEvent(new CustomEvent('wbn-error', { bubbles: true, composed: true, detail }));
  if (widget) {
    const show = () => sayAbove(widget, session, login);
    if (viewOf(widget)) show();
    else widget.addEventListener('wbn-ready', show, { once: true });
    // A widget loads when it comes near the screen.
    widget.scrollIntoView({ block: 'nearest' });
  } else {
    // biome-ignore lint/suspicious/noConsole: a widget's error has a line of its own there
    console.warn(message);
  }
}

function sayAbove(widget: Element, session: Pick<Session, 'subscribe'>, login: () => Promise<void>): void {
  const texts = loginLostTexts[viewOf(widget)?.lang ?? 'en'] ?? loginLostTexts.en!;
  const parts = ['login-lost', 'login'] as const;
  const notice = { parts, sentence: texts.lost, button: texts.logIn, act: login };
  showNotice(widget, notice, session)?.scrollIntoView({ block: 'center' });
}
