import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { returnTo } from './return-to.ts';

const storageKey = 'wbn:scroll';
const positions = new Map<string, number>();

/** The id in an address's fragment. The fragment is untrusted and may be undecodable, e.g. `#100%`. */
export function partNamed(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Entries without a key of the router's differ by their fragment. */
const placeOf = ({ hash, key }: Location): string => key + hash;

function recall(): void {
  try {
    for (const [key, y] of JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')) positions.set(key, y);
  } catch {
    // Without storage, pages start at their top.
  }
}

/** Back and forward restore the scroll position; a new page starts at its top or at its fragment. */
export function useScrollKeeper(): void {
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef(location);
  const stop = useRef(() => {});
  useEffect(() => {
    recall();
    window.history.scrollRestoration = 'manual';
    const note = () => positions.set(placeOf(shown.current), window.scrollY);
    const keep = () => {
      window.history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-50)));
      } catch {
        // Without storage, the position is lost.
      }
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    stop.current();
    // A navigation within a page sets `stay` and keeps position and focus.
    if (location.state?.stay) return;
    const part = location.hash && document.getElementById(partNamed(location.hash));
    // The browser follows a link within the page by itself and gives the entry no key; the router calls that POP, too.
    const isLink = part && location.key === 'default' && before.pathname === location.pathname;
    if (how === 'POP' && !isLink) stop.current = returnTo(positions.get(placeOf(location)) ?? 0);
    else if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    // Screen readers continue at the content, not at the clicked link.
    if (how !== 'POP' && before.pathname !== location.pathname) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [location, how]);
}
