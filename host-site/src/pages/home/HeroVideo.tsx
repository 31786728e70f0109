import { Pause, Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';

const poster = '/media/hero-poster.svg';

/** A silent loop that shows how the network works. Paused if the visitor prefers reduced motion or saves data. */
export function HeroVideo() {
  const { edition, texts } = useSite();
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    const element = video.current;
    const saving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    if (!element || saving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The film is large and the player costs time: load them when visible and after the texts.
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      element.play().catch(() => undefined);
    });
    const begin = () => watch.observe(element);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('load', begin);
    };
  }, []);
  const toggle = () => {
    const element = video.current;
    if (element?.paused) element.play().catch(() => undefined);
    else element?.pause();
  };
  return (
    <div className="hero-media">
      <link rel="preload" as="image" href={poster} fetchPriority="high" />
      <video
        ref={video}
        className="hero-video"
        src={`/media/hero-${edition.videoLanguage}.webm`}
        poster={poster}
        width={640}
        height={480}
        muted
        loop
        playsInline
        preload="none"
        aria-label={texts.home.videoLabel}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className="icon-button hero-play"
        aria-label={playing ? texts.home.pauseVideo : texts.home.playVideo}
        onClick={toggle}
      >
        <Icon node={playing ? Pause : Play} />
      </button>
    </div>
  );
}
