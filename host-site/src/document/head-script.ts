import { dataElementID } from './document-data.ts';
import { keptLanguage } from './kept-language.ts';
import { lateModules } from './late-modules.ts';
import { sessionHint } from './session-hint.ts';

/**
 * Records the last tap on a button before hydration (`data-tapped`), to be replayed when the button works: see browser/early-taps.ts. Forms
 * and links do not need this, except links to the account site: a login that the page did not begin would restart on the way back. A second
 * tap on such a link follows it directly, in case no script loads.
 */
const earlyTaps = `addEventListener("click",e=>{const d=document,b=e.target.closest?.("button[type=button],a[data-account]"),t=d.querySelector("[data-tapped]");if(b&&!d.documentElement.hasAttribute("data-live")&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){if(b.href&&b!==t)e.preventDefault();t?.removeAttribute("data-tapped");b.dataset.tapped=""}},!0)`;

/**
 * Blocks rendering until the whole page has arrived, because elements at the end of a line would move: the data comes after all visible
 * content. Inserted by script, because HTML checkers know such a link only for style sheets.
 */
const paintedWhole = `document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:"#${dataElementID}",blocking:"render"}))`;

/** The inline script of the page: the policy allows its exact text by hash. */
export const headScript = `${keptLanguage}${sessionHint}${paintedWhole};${earlyTaps};${lateModules}`;
