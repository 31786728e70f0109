interface PictureProps {
  readonly url: string | undefined;
  /** The name the picture stands for; its initials are the picture when there is none. */
  readonly name: string;
}

/** Up to two initials: of the first two words that begin with a letter or a number. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]!.toUpperCase())
    .join('\u200c'); // so that two Arabic letters do not join into a word
}

/** The same tint for the same name, everywhere. */
export const tintOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 6;

/** A broken picture gives up its address: what was made in its stead stands behind it. The server's may have failed before anybody listened. */
const look = (image: HTMLImageElement | null) => {
  if (image?.complete && !image.naturalWidth) image.removeAttribute('src');
};

/**
 * A square picture. A missing or broken one is made from the name, so that a list never shows a broken frame. It holds no state, for cards
 * are stamped.
 */
export const Picture = ({ url, name }: PictureProps) => (
  <span className={`picture tint-${tintOf(name)}`} part="picture">
    {url ? <img src={url} alt="" loading="lazy" ref={look} onError={(event) => look(event.currentTarget)} /> : null}
    <span aria-hidden="true">{initialsOf(name)}</span>
  </span>
);
