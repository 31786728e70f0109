import { dataElementID } from './document-data.ts';
import { keptLanguage } from './kept-language.ts';
import { lateModules } from './late-modules.ts';
import { sessionHint } from './session-hint.ts';

/**
 * Records the last tap on a button before hydration (`data-tapped`), to be replayed when the button works: see browser/early-taps.ts. Forms
 * and links do not need this, except links to the account site: a login that the page did not begin would restart on the way back. A second
 * tap on such a link follows it directly, in case no script loads.
 */
const earlyTaps = `
addEventListener("click", (event) => {
  const button = event.target.closest?.("button[type=button],a[data-account]");
  const isLive = document.documentElement.hasAttribute("data-live");
  if (!button || isLive || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const tapped = document.querySelector("[data-tapped]");
  if (button.href && button !== tapped) event.preventDefault();
  tapped?.removeAttribute("data-tapped");
  button.dataset.tapped = "";
}, true);
`;

/**
 * Blocks rendering until the whole page has arrived, because elements at the end of a line would move: the data comes after all visible
 * content. Inserted by script, because HTML checkers know such a link only for style sheets.
 */
const paintedWhole = `
document.head.append(
  Object.assign(document.createElement("link"), { rel: "expect", href: "#${dataElementID}", blocking: "render" }),
);
`;

/**
 * The inline script of the page, as it is written: the policy allows its exact text by hash, and a minifier would save a visitor 120 bytes
 * (docs/decisions/128).
 */
export const headScript = keptLanguage + sessionHint + paintedWhole + earlyTaps + lateModules;
