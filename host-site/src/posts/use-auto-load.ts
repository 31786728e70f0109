import { type AutoLoad, createAutoLoad } from '@wbn/core';
import { useEffect, useRef } from 'react';

/** Loads more while the element is visible and `isWaiting` is true. */
export function useAutoLoad(more: () => void, isWaiting: boolean) {
  const end = useRef<HTMLDivElement>(null);
  const auto = useRef<AutoLoad>(undefined);
  const latest = useRef(more);
  latest.current = more;
  useEffect(() => {
    auto.current = createAutoLoad(() => latest.current());
    return () => auto.current?.stop();
  }, []);
  useEffect(() => {
    if (!isWaiting || !end.current) return;
    const watch = new IntersectionObserver((entries) => auto.current?.see(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(end.current);
    return () => {
      watch.disconnect();
      auto.current?.see(false);
    };
  }, [isWaiting]);
  return end;
}
