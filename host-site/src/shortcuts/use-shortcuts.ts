import { partOf } from '@wbn/react/lazy';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { inLocale } from '../settings.ts';
import { useSite } from '../site-context.ts';
import { areOn } from './are-on.ts';

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

/** Keyboard shortcuts; `?` lists them. They are inactive during text input and can be turned off. */
export function useShortcuts() {
  const navigate = useNavigate();
  const { edition, locale } = useSite();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let begun = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || !(event.key === '?' || areOn())) return;
      const place = event.timeStamp - begun < patience ? places[event.key] : undefined;
      begun = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (place) navigate(inLocale(place, locale, edition));
      else if (event.key === '?') setOpen(true);
      else if (event.key === '/') searchInput()?.focus();
      else return;
      // Otherwise the browser would type the key into the newly focused field.
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, edition, locale]);
  return { isOpen, close: () => setOpen(false) };
}
