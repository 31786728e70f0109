import { type ProductPage, picturesOf } from '@wbn/core';
import { useRef, useState } from 'react';
import type { ProductPageTexts } from './texts/en.ts';

/** A picture that fails to load must not show a broken frame. */
export const hide = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
  currentTarget.hidden = true;
};

interface GalleryProps {
  readonly product: ProductPage;
  readonly texts: ProductPageTexts;
}

/** A strip that scrolls by touch, keys and buttons. A product without pictures shows its first letter. */
export function Gallery({ product, texts }: GalleryProps) {
  const { name } = product;
  const pictures = picturesOf(product);
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const go = (to: number) => strip.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  // The arrows mirror themselves in right-to-left text.
  const step = (by: number) => (
    <button
      type="button"
      className={by < 0 ? 'step back' : 'step'}
      aria-label={by < 0 ? texts.previous : texts.next}
      disabled={!pictures[at + by]}
      onClick={() => go(at + by)}
    >
      {by < 0 ? '‹' : '›'}
    </button>
  );
  return (
    <div>
      <div className="gallery">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
        <div
          className="strip"
          part="gallery"
          ref={strip}
          role="group"
          aria-label={texts.pictures}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move it
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setAt(Math.round(Math.abs(scrollLeft) / clientWidth))
          }
          onKeyDown={(event) => {
            const arrow = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            if (!arrow) return;
            event.preventDefault();
            go(at + (getComputedStyle(event.currentTarget).direction === 'rtl' ? -arrow : arrow));
          }}
        >
          {pictures.map((url, index) => (
            <img
              key={url}
              part="image"
              src={url}
              alt={`${name} ${index + 1}`}
              loading={index ? 'lazy' : 'eager'}
              onError={hide}
            />
          ))}
          {!pictures.length && <span className="picture">{name[0]}</span>}
        </div>
        {pictures.length > 1 && (
          <>
            {step(-1)}
            {step(1)}
          </>
        )}
      </div>
      {pictures.length > 1 && (
        <div className="thumbs">
          {pictures.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={`${name} ${index + 1}`}
              aria-current={index === at}
              onClick={() => go(index)}
            >
              <img src={url} alt="" loading="lazy" onError={hide} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
