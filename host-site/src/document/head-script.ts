import { dataElementID } from './document-data.ts';
import { lateModules } from './late-modules.ts';
import { sessionHint } from './session-hint.ts';

/**
 * A tap on a button before the page was taken over is remembered on it (`data-tapped`, the last one alone), and repeated when the button can do
 * something: see browser/early-taps.ts. Forms and links need no such help, but for those to the account site: a login that the page did not
 * begin itself would begin anew on the way back. A second tap on such a link follows it as it is, should no script come.
 */
const earlyTaps = `addEventListener("click",e=>{const d=document,b=e.target.closest?.("button[type=button],a[data-account]"),t=d.querySelector("[data-tapped]");if(b&&!d.documentElement.hasAttribute("data-live")&&!(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)){if(b.href&&b!==t)e.preventDefault();t?.removeAttribute("data-tapped");b.dataset.tapped=""}},!0)`;

/**
 * Half a page is not painted, for what stands at the end of a line would move as the rest arrives: the data comes after all that is seen. By
 * script, because checkers of HTML know such a link only as the style sheet's.
 */
const paintedWhole = `document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:"#${dataElementID}",blocking:"render"}))`;

/** All script that stands in the page itself: the policy allows this very text by its hash. */
export const headScript = `${sessionHint}${paintedWhole};${earlyTaps};${lateModules}`;
