import { html, type Markup } from './html.ts';

/** A mail address, which a narrow screen breaks after the @ or before a dot. Elsewhere it breaks only after a hyphen, or within a part longer than its line. */
export const address = (text: string): Markup =>
  html`<bdi>${text.split(/(?<=@)|(?=\.)/).map((part, index) => [index > 0 && html`<wbr>`, part])}</bdi>`;
