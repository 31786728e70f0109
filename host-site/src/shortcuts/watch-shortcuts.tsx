import { partOf } from '@wbn/react/lazy';
import { createRoot } from 'react-dom/client';
import type { BrowserRouter } from '../browser/browser-router.ts';
import { inLocale } from '../settings.ts';
import { type Site, SiteContext } from '../site-context.ts';
import { areOn, turn } from './are-on.ts';

/** Targets of the second key after `g`. */
const places: Readonly<Record<string, string>> = { h: '/', b: '/my-business', n: '/newsfeed', m: '/my-messages' };
/** Milliseconds for the second key of a pair. */
const patience = 1500;

/** Whether a key belongs to text input, the focused control or an open dialog. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true;
  const node = event.composedPath()[0];
  if (!(node instanceof HTMLElement)) return false;
  const types = 'input, textarea, select, [role=combobox], [role=textbox], [role=menu], [role=listbox], dialog *';
  return node.isContentEditable || node.matches(types) || document.querySelector('dialog[open]') !== null;
}

/** The first search box of the page: in the hero or the top bar. */
const searchInput = () => partOf(document.querySelector('wbn-search-box'), 'input');

let help: HTMLElement | undefined;

/** The list of shortcuts stands outside the portal's own tree, which need not know of it. */
async function showHelp(site: Site): Promise<void> {
  if (help) return;
  const place = document.createElement('div');
  help = place;
  try {
    const { ShortcutHelp } = await import('./ShortcutHelp.tsx');
    document.body.append(place);
    // Both trees number their ids.
    const root = createRoot(place, { identifierPrefix: 'shortcuts' });
    const close = () => {
      root.unmount();
      place.remove();
      help = undefined;
    };
    root.render(
      <SiteContext value={site}>
        <ShortcutHelp areOn={areOn()} turn={turn} close={close} />
      </SiteContext>,
    );
  } catch {
    // The next press tries again.
    help = undefined;
  }
}

/** Keyboard shortcuts; `?` lists them. They are inactive during text input and can be turned off. */
export function watchShortcuts(router: BrowserRouter, site: Site): void {
  const { edition, locale } = site;
  let begun = Number.NEGATIVE_INFINITY;
  document.addEventListener('keydown', (event) => {
    if (isTaken(event) || !(event.key === '?' || areOn())) return;
    const place = event.timeStamp - begun < patience ? places[event.key] : undefined;
    begun = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (place) void router.navigate(inLocale(place, locale, edition));
    else if (event.key === '?') void showHelp(site);
    else if (event.key === '/') searchInput()?.focus();
    else return;
    // Otherwise the browser would type the key into the newly focused field.
    event.preventDefault();
  });
}
