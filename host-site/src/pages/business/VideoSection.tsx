import { fill } from '@wbn/contract';
import { PlayCircle } from 'lucide';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/Icon.tsx';

const isFile = (url: URL, files: string): boolean => url.origin === new URL(files).origin;

/** Our own video files play here; others are links, so that no foreign site learns of the visit. */
export function VideoSection({ url }: { readonly url: string }) {
  const { settings, texts } = useSite();
  const { business } = texts;
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol)) return null;
  return (
    <section className="business-section" id="video" aria-labelledby="video-title">
      <h2 id="video-title">{business.video}</h2>
      {isFile(address, settings.files) ? (
        // biome-ignore lint/a11y/useMediaCaption: an owner's own upload; the network has no captions of it
        <video className="business-video" src={url} controls preload="none" width={640} height={360} />
      ) : (
        <a className="button" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
          <Icon node={PlayCircle} />
          {fill(business.watchVideo, { host: address.hostname })}
        </a>
      )}
    </section>
  );
}
