import { html } from './html.ts';

const letter = 'M6.5 10.5 11 22l5-8.6L21 22l4.5-11.5';

/** The network's mark, in the colours of the style sheet. */
export const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
<rect width="32" height="32" rx="8"/><path d="${letter}"/><circle cx="16" cy="8.7" r="2.1"/></svg>`;

/** The same as a data URL for the browser tab, which does not see the style sheet. */
export const tabIcon = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${colour}"/><path d="${letter}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="16" cy="8.7" r="2.1" fill="#fff"/></svg>`,
  )}`;
