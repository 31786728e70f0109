import type { ProductPage } from '@wbn/core';
import type { ProductPageTexts } from './texts/en.ts';

interface FactsProps {
  readonly part: string;
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string | null | undefined])[];
}

/** A block of names and values; dashes for unknown values. */
export const Facts = ({ part, title, rows }: FactsProps) => (
  <section part={part}>
    <h3>{title}</h3>
    <dl>
      {rows.map(([label, value]) => (
        <div>
          <dt dir="auto">{label}</dt>
          <dd dir="auto">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  </section>
);

interface VideosProps {
  readonly product: ProductPage;
  readonly texts: ProductPageTexts;
}

/** A video page of another site is not a file for a video element: it opens in a new tab. */
const isPage = (url: string): boolean => /^https:..[\w.]*(youtu\.?be|vimeo)\b/.test(url);

export const Videos = ({ product: { videos, name }, texts }: VideosProps) =>
  videos?.length ? (
    <section>
      <h3>{texts.videos}</h3>
      <div className="grid">
        {videos.map(({ videoID, url }) =>
          isPage(url) ? (
            <a
              key={videoID}
              className="quiet"
              part="video"
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
            >
              {texts.play}
            </a>
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: owners upload videos without any
            <video key={videoID} part="video" src={url} controls preload="metadata" playsInline aria-label={name} />
          ),
        )}
      </div>
    </section>
  ) : null;
