import { dataElementID } from './document-data.ts';
import { lateModules } from './late-modules.ts';
import { sessionHint } from './session-hint.ts';

/**
 * A tap on a button before the page was taken over is remembered on it (`data-tapped`, the last one alone), and repeated when the button can do
 * something: see browser/early-taps.ts. Links and forms need no such help.
 */
const earlyTaps = `addEventListener("click",e=>{const d=document,b=e.target.closest?.("button[type=button]");if(b&&!d.documentElement.hasAttribute("data-live")){d.querySelector("[data-tapped]")?.removeAttribute("data-tapped");b.dataset.tapped=""}},!0)`;

/**
 * Half a page is not painted, for what stands at the end of a line would move as the rest arrives: the data comes after all that is seen. By
 * script, because checkers of HTML know such a link only as the style sheet's.
 */
const paintedWhole = `document.head.append(Object.assign(document.createElement("link"),{rel:"expect",href:"#${dataElementID}",blocking:"render"}))`;

/** All script that stands in the page itself: the policy allows this very text by its hash. */
export const headScript = `${sessionHint}${paintedWhole};${earlyTaps};${lateModules}`;
