import { rootElementID } from './document-data.ts';
import { keptLanguage } from './kept-language.ts';
import { lateModules } from './late-modules.ts';
import { sessionHint } from './session-hint.ts';

/**
 * Records the last tap on a button before hydration (`data-tapped` and `wbnTapped`), to be replayed when the button works: see
 * browser/early-taps.ts. The button may stand in a widget, whose shadow root hides it from the document. Forms and links do not need
 * this, except links to the account site: a login that the page did not begin would restart on the way back. A second tap on such a link follows
 * it directly, in case no script loads.
 */
const earlyTaps = `
addEventListener("click", (event) => {
  const button = event.composedPath()[0].closest?.("button[type=button],a[data-account]");
  const isLive = document.documentElement.hasAttribute("data-live");
  if (!button || isLive || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (button.href && button !== window.wbnTapped) event.preventDefault();
  delete window.wbnTapped?.dataset.tapped;
  window.wbnTapped = button;
  button.dataset.tapped = "";
}, true);
`;

/**
 * Blocks rendering until all that is seen has arrived, because elements at the end of a line would move. The data comes after it and is a fifth of
 * the page. Inserted by script, because HTML checkers know such a link only for style sheets.
 */
const paintedWhole = `
document.head.append(
  Object.assign(document.createElement("link"), { rel: "expect", href: "#${rootElementID}", blocking: "render" }),
);
`;

/**
 * The inline script of the page, as it is written: the policy allows its exact text by hash, and a minifier would save a visitor 120 bytes
 * (docs/decisions/128).
 */
export const headScript = keptLanguage + sessionHint + paintedWhole + earlyTaps + lateModules;
