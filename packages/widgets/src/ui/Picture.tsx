import { initialsOf, tintOf } from '@wbn/core/controls';

interface PictureProps {
  readonly url: string | undefined;
  /** The name for the picture; its initials replace a missing picture. */
  readonly name: string;
}

/**
 * Removes the address of a broken picture, so that the initials behind it show. A server-drawn picture may have failed before the listener
 * existed.
 */
const look = (image: HTMLImageElement | null) => {
  if (image?.complete && !image.naturalWidth) image.removeAttribute('src');
};

/**
 * A square picture. A missing or broken one shows the initials, so that a list never shows a broken frame. It has no state, because cards
 * are stamped.
 */
export const Picture = ({ url, name }: PictureProps) => (
  <span className={`picture tint-${tintOf(name)}`} part="picture">
    {url ? <img src={url} alt="" loading="lazy" ref={look} onError={(event) => look(event.currentTarget)} /> : null}
    <span aria-hidden="true">{initialsOf(name)}</span>
  </span>
);
