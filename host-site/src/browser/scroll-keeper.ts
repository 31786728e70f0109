import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
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
    const note = () => positions.set(shown.current.key, window.scrollY);
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
    if (how === 'POP') stop.current = returnTo(positions.get(location.key) ?? 0);
    else if (part) part.scrollIntoView();
    else window.scrollTo(0, 0);
    // Screen readers continue at the content, not at the clicked link.
    if (how !== 'POP' && before.pathname !== location.pathname) {
      document.getElementById('content')?.focus({ preventScroll: true });
    }
  }, [location, how]);
}
