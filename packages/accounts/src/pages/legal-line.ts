import type { Flow } from './flow.ts';
import { fillMarkup, html, type Markup } from './html.ts';

/** The terms that somebody accepts by creating an account. The links open another tab, so that typed text stays. */
export function legalLine({ locale, t }: Flow, portal: string): Markup {
  const page = (path: string, label: string) =>
    html`<a href="${portal}${path}?lang=${locale}" target="_blank" rel="noopener">${label}</a>`;
  const links = { terms: page('/terms-and-conditions', t.terms), privacy: page('/privacy-policy', t.privacy) };
  return html`<p class="hint">${fillMarkup(t.legal, links)}</p>`;
}
